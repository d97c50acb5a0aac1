import type { SectionSamples } from '../../words/section-samples.ts';
import { FIELD_NAMES, NOTES, SECTION_NAMES } from '../../words/stored-names.ts';
import type { Leaf, LeafType, ListNode, Section, StructureNode } from '../config/structure.ts';
import type { JsonObject } from '../json/json.ts';

/** The ids of the sections that a visitor can add, in menu order. They are the same in every template. */
export const ADDED_IDS = [
  'hours',
  'prices',
  'gallery',
  'testimonials',
  'questions',
  'team',
  'about',
  'text',
  'location',
  'legal',
] as const;
export type AddedId = (typeof ADDED_IDS)[number];

type FieldName = keyof typeof FIELD_NAMES;

/** A section's node; its defaults are the samples. */
export function sectionNode(id: AddedId, samples: SectionSamples): Section {
  const { title } = samples[id];
  const children = [
    leaf('text', 'title', `${id}.title`, title),
    ...CHILDREN[id](samples),
    leaf('color', 'backgroundColor', `${id}.background`, '', NOTES.derivedColor),
    leaf('color', 'textColor', `${id}.textColor`, '', NOTES.derivedColor),
  ];
  return { id, name: SECTION_NAMES[id], editable: true, children };
}

const CHILDREN: Readonly<Record<AddedId, (samples: SectionSamples) => readonly StructureNode[]>> = {
  hours: ({ hours: { days, hours, note } }) => [
    list(
      'openDay',
      'hours.items',
      [
        ['text', 'days'],
        ['text', 'hours', NOTES.hours],
      ],
      days.map((day) => ({ days: day, hours })),
    ),
    leaf('text', 'note', 'hours.note', note),
  ],
  prices: ({ prices: { offers, price, note } }) => [
    leaf('text', 'subtitle', 'prices.subtitle'),
    list(
      'offer',
      'prices.items',
      [
        ['text', 'name'],
        ['text', 'description'],
        ['text', 'price'],
      ],
      offers.map(([name, description]) => ({ name, description, price })),
    ),
    leaf('text', 'note', 'prices.note', note),
  ],
  gallery: ({ gallery: { caption } }) => [
    leaf('text', 'subtitle', 'gallery.subtitle'),
    list(
      'picture',
      'gallery.items',
      [
        ['image', 'image'],
        ['text', 'caption'],
      ],
      Array.from({ length: 3 }, () => ({ image: '', caption })),
    ),
  ],
  testimonials: ({ testimonials: { quote, name, about } }) => [
    list(
      'testimonial',
      'testimonials.items',
      [
        ['text', 'quote'],
        ['text', 'name'],
        ['text', 'about'],
      ],
      Array.from({ length: 2 }, () => ({ quote, name, about })),
    ),
  ],
  questions: ({ questions: { questions } }) => [
    leaf('text', 'subtitle', 'questions.subtitle'),
    list(
      'question',
      'questions.items',
      [
        ['text', 'question'],
        ['text', 'answer'],
      ],
      questions.map(([question, answer]) => ({ question, answer })),
    ),
  ],
  team: ({ team: { name, roles, description } }) => [
    leaf('text', 'subtitle', 'team.subtitle'),
    list(
      'person',
      'team.items',
      [
        ['image', 'image'],
        ['text', 'name'],
        ['text', 'role'],
        ['text', 'description'],
      ],
      roles.map((role) => ({ image: '', name, role, description })),
    ),
  ],
  about: ({ about: { text, signature } }) => [
    leaf('image', 'image', 'about.image'),
    leaf('text', 'text', 'about.text', text),
    leaf('text', 'signature', 'about.signature', signature),
  ],
  text: ({ text: { text } }) => [
    leaf('text', 'text', 'text.text', text),
    leaf('image', 'image', 'text.image', '', NOTES.wideImage),
  ],
  location: ({ location: { address, town } }) => [
    leaf('text', 'address', 'location.address', address),
    leaf('text', 'postalCode', 'location.postalCode'),
    leaf('text', 'town', 'location.town', town),
    leaf('url', 'mapLink', 'location.url', '', NOTES.mapLink),
    leaf('text', 'phone', 'location.phone'),
    leaf('text', 'email', 'location.email'),
    leaf('text', 'whatsapp', 'location.whatsapp', '', NOTES.whatsapp),
  ],
  legal: ({ legal: { owner } }) => [
    leaf('text', 'owner', 'legal.owner', owner, NOTES.owner),
    leaf('text', 'businessId', 'legal.businessId'),
    leaf('text', 'register', 'legal.register'),
    leaf('text', 'chamber', 'legal.chamber'),
    leaf('text', 'note', 'legal.note', '', NOTES.legalNote),
  ],
};

function leaf(type: LeafType, name: FieldName, path: string, start = '', note?: string): Leaf {
  const field = { id: name, name: FIELD_NAMES[name], type, editable: true, path, default: start };
  return note === undefined ? field : { ...field, note };
}

/** A list whose items have one field for each name, at a path of that name. */
function list(
  name: FieldName,
  path: string,
  fields: readonly (readonly [type: LeafType, name: FieldName, note?: string])[],
  start: readonly JsonObject[],
): ListNode {
  const itemStructure = fields.map(([type, field, note]) => ({
    id: field,
    name: FIELD_NAMES[field],
    type,
    editable: true,
    pathTemplate: `${path}[INDEX].${field}`,
    default: '',
    ...(note !== undefined && { note }),
  }));
  return {
    id: name,
    name: FIELD_NAMES[name],
    type: 'array',
    editable: true,
    path,
    itemStructure,
    default: start,
  };
}
