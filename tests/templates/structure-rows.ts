/** A node as the tables of DECISIONS §3 have it: name, type, path; a list with its items' fields; a node with its children. */
export type Row =
  | readonly [name: string, type: string, path: string]
  | readonly [name: string, below: readonly Row[]]
  | readonly [
      name: string,
      type: 'array',
      path: string,
      items: readonly (readonly [name: string, type: string, path: string])[],
    ];

/** A section as the tables have it. */
export type SectionRow = readonly [id: string, name: string, editable: boolean, children: readonly Row[]];

const NETWORKS = ['Facebook', 'Twitter', 'Instagram', 'LinkedIn'];

/** A button's fields, in this order. */
export function button(name: string, path: string, order: readonly string[]): Row {
  const all: Readonly<Record<string, Row>> = {
    text: ['Text', 'text', `${path}.text`],
    color: ['Color', 'color', `${path}.color`],
    textColor: ['Text Color', 'color', `${path}.textColor`],
    url: ['URL', 'url', `${path}.url`],
    visible: ['Visible', 'boolean', `${path}.visible`],
  };
  return [name, order.flatMap((key) => (all[key] ? [all[key]] : []))];
}

/** The links to the four networks. */
export function socialLinks(path: string): Row {
  return [
    'Social Links',
    NETWORKS.map((name): Row => {
      const place = `${path}.${name.toLowerCase()}`;
      return [
        name,
        [
          ['URL', 'url', `${place}.url`],
          ['Visible', 'boolean', `${place}.visible`],
        ],
      ];
    }),
  ];
}
