import { describe, expect, it } from 'vitest';
import { pageWith, styleOf } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const LOGOS: Readonly<Record<string, string>> = {
  landing_business: 'header.logoImage',
  moonlight: 'header.logo.image',
};
const [DARK, LIGHT, NEITHER] = ['d', 'l', ''].map(
  (sign) => `https://pictures.example/aw300h100${sign}_1.png`,
);
const [NIGHT, DAY] = ['#102040', '#fdf6e3'];

describe.each(TEMPLATES)('the logo of %s', (_, { template }) => {
  const plateOf = (background: string, logo: string | undefined) => {
    const color = template.id === 'moonlight' ? 'header.background' : 'header.background.color';
    const page = pageWith(template, { [LOGOS[template.id] ?? '']: logo ?? '', [color]: background });
    return /(dark|light)-logo img\{[^}]*background:(#[0-9a-f]{3,6})/.exec(styleOf(page))?.slice(1);
  };

  it('stands on a plate where it could not be told from the top of the page', () => {
    expect(plateOf(NIGHT, DARK)).toEqual(['dark', '#fff']);
    expect(plateOf(DAY, LIGHT)?.[0]).toBe('light');
    const others = [
      [DAY, DARK],
      [NIGHT, LIGHT],
      [NIGHT, NEITHER],
      [DAY, NEITHER],
    ] as const;
    expect(others.map(([background, logo]) => plateOf(background, logo))).toEqual(
      others.map(() => undefined),
    );
  });
});
