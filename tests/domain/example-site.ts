import type { Config } from '../../domain/config/config.ts';
import { defaultValues } from '../../domain/config/default-values.ts';
import type { Leaf, Structure } from '../../domain/config/structure.ts';

function leaf(
  id: string,
  name: string,
  type: Leaf['type'],
  path: string,
  start: string | boolean = '',
): Leaf {
  return { id, name, type, editable: true, path, default: start };
}

/** A small site that has one of everything: a hidden section, a group in a group, a list, every kind of leaf. */
export const exampleStructure: Structure = {
  globalSettings: {
    children: [
      leaf('primaryColor', 'Primary Color', 'color', 'globalSettings.primaryColor', '#4a90e2'),
      {
        ...leaf('fontFamily', 'Font Family', 'text', 'globalSettings.fontFamily', 'Open Sans'),
        choices: ['Open Sans', 'Georgia'],
      },
    ],
  },
  sections: [
    {
      id: 'header',
      name: 'Header',
      editable: false,
      children: [leaf('logoText', 'Logo Text', 'text', 'header.logoText', 'Fern')],
    },
    {
      id: 'hero',
      name: 'Hero',
      editable: true,
      children: [
        leaf('title', 'Title', 'text', 'hero.title.text', 'Welcome'),
        { ...leaf('secret', 'Secret', 'text', 'hero.secret', 'x'), editable: false },
        {
          id: 'button',
          name: 'Button',
          editable: true,
          children: [
            leaf('text', 'Text', 'text', 'hero.button.text', 'Go'),
            leaf('url', 'URL', 'url', 'hero.button.url', '#benefits'),
            leaf('visible', 'Visible', 'boolean', 'hero.button.visible', true),
          ],
        },
      ],
    },
    {
      id: 'benefits',
      name: 'Benefits',
      editable: true,
      children: [
        {
          id: 'items',
          name: 'Benefit',
          type: 'array',
          editable: true,
          path: 'benefits.items',
          itemStructure: [
            {
              id: 'icon',
              name: 'Icon',
              type: 'icon',
              editable: true,
              pathTemplate: 'benefits.items[INDEX].icon',
              default: 'fas fa-house',
            },
            {
              id: 'title',
              name: 'Title',
              type: 'text',
              editable: true,
              pathTemplate: 'benefits.items[INDEX].title',
              default: '',
            },
          ],
          default: [
            { icon: 'fas fa-house', title: 'Near' },
            { icon: 'fas fa-clock', title: 'Soon' },
          ],
        },
      ],
    },
  ],
};

/** The example's config as a new site has it. */
export const exampleConfig: Config = {
  _templateId: 'landing_business',
  _templateVersion: '1.0.0',
  ...defaultValues(exampleStructure),
  _structure: exampleStructure,
};
