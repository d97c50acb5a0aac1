import { expect, test } from 'vitest';
import { leafAt } from '../../../domain/chat/menu.ts';
import { meantFor } from '../../../domain/chat/value-meant.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../example-site.ts';

const FONT = 'globalSettings.fontFamily';
const SWITCH = 'globalSettings.embedFont';
const VISIBLE = 'hero.button.visible';

test.each<[string, string | boolean, string, string | boolean]>([
  [FONT, 'Embed this font', SWITCH, true],
  [FONT, ' do not embed the font ', SWITCH, false],
  [FONT, 'Georgia', FONT, 'Georgia'],
  [FONT, 'show', FONT, 'show'],
  [VISIBLE, ' Show ', VISIBLE, true],
  [VISIBLE, 'hide', VISIBLE, false],
  [VISIBLE, false, VISIBLE, false],
  [VISIBLE, 'perhaps', VISIBLE, 'perhaps'],
])('at %s, %j sets %s to %j', (field, value, path, typed) => {
  expect(meantFor(leafAt(exampleConfig, field, en), value, en)).toEqual({ path, typed });
});
