import { expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { LANGUAGE_PATH } from '../../../words/page-language.ts';
import { CONFIGS } from './typed.ts';

test.each([
  ['en', 'About me: I am a photographer and I love the sea', 'About me'],
  ['en', 'Write about myself: I have been making shoes since 2004', 'About me'],
  ['en', 'About us: we are three sisters who bake', 'About us'],
  ['en', 'About my work: my brother and I run it, our father began', 'About us'],
  ['de', 'Über mich: Ich fotografiere seit zwanzig Jahren', 'Über mich'],
  ['de', 'Über uns: Wir sind drei Schwestern und backen', 'Über uns'],
  ['ar', 'نبذة عني: أنا مصورة أحب البحر كثيرا', 'نبذة عنّي'],
  ['ar', 'من نحن: نحن ثلاث أخوات نخبز كل يوم', 'نبذة عنّا'],
] as const)('in %s, a section for what one person tells is hers: %s: %s', async (code, text, title) => {
  const config = applyPlan(CONFIGS.landing, [{ path: LANGUAGE_PATH, typed: code }]) ?? CONFIGS.landing;
  const { read } = await readerIn(code);
  const steps = { canUndo: true, canRedo: true };
  const { options } = read({ text, config, words: await wordsIn(code), steps });
  const command = options[0]?.command;
  const after = command?.type === 'plan.chosen' ? applyPlan(config, command.edits) : undefined;
  expect(textAt(after ?? config, 'about.title')).toBe(title);
  const menu = JSON.stringify(after?.header);
  expect(menu).toContain(JSON.stringify({ text: title, url: '#about' }));
});
