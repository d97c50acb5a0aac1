import type { Config } from '../../../domain/config/config.ts';
import type { ItemLeaf, LeafType, ListNode } from '../../../domain/config/structure.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';

const leaf = (id: string, type: LeafType, start: string | boolean = ''): ItemLeaf => ({
  id,
  name: id,
  type,
  editable: true,
  pathTemplate: `menu.dishes[INDEX].${id}`,
  default: start,
});

/** A list of a template that nobody has written. */
export const MENU: ListNode = {
  id: 'dishes',
  name: 'Dish',
  type: 'array',
  editable: true,
  path: 'menu.dishes',
  itemStructure: [
    leaf('dish', 'text'),
    leaf('contains', 'text'),
    leaf('lunchPrice', 'text'),
    leaf('vegetarian', 'boolean', true),
    leaf('order', 'url'),
  ],
  default: [{ dish: 'Your first dish', contains: 'What is in it', lunchPrice: '00.00', vegetarian: true }],
};

/** A website with that list, and the visitor's own items in it. */
export const withMenu = (dishes: readonly Record<string, string | boolean>[]): Config => ({
  ...landingBusiness.base,
  menu: { dishes },
  _structure: {
    ...landingBusiness.base._structure,
    sections: [{ id: 'menu', name: 'Menu', editable: true, children: [MENU] }],
  },
});
