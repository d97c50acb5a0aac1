/** An address as a page shows it in parts; '' for what a text does not say. */
export interface AddressParts {
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
}

const SEPARATOR = /[,;،\n]/u;
// British and Dutch codes have letters; elsewhere they are four to six digits, with a letter for the country or two for the state.
const CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|(?:[A-Z]{1,2}[ -])?\p{Nd}{4,6}(?:-\d{4})?)(?![\p{L}\p{N}])/u;

/** The street, the postal code and the town of an address that was typed whole. */
export function addressParts(text: string): AddressParts {
  const lines = text.split(SEPARATOR).flatMap((line) => line.trim() || []);
  const [first = '', ...others] = lines;
  // The number of a house may have as many digits as a code: in a line of its own the street has none.
  const at = others.findLastIndex((line) => CODE.test(line)) + 1;
  if (at > 0) return withCode(lines, at);
  if (others.length > 0)
    return { street: lines.slice(0, -1).join(', '), postalCode: '', town: lines.at(-1) ?? '' };
  const found = /^\D/u.test(first) || first.split(' ').length > 3 ? CODE.exec(first) : null;
  if (found && found.index > 0) {
    const after = first.slice(found.index + found[0].length).trim();
    return { street: first.slice(0, found.index).trim(), postalCode: found[0], town: after };
  }
  return /\p{Nd}/u.test(first)
    ? { street: first, postalCode: '', town: '' }
    : { street: '', postalCode: '', town: first };
}

function withCode(lines: readonly string[], at: number): AddressParts {
  const line = lines[at] ?? '';
  const [postalCode = ''] = CODE.exec(line) ?? [];
  const beside = line.replace(postalCode, ' ').trim();
  const isAlone = beside === '' && at > 1;
  const town = isAlone ? (lines[at - 1] ?? '') : beside;
  return {
    street: lines.slice(0, isAlone ? at - 1 : at).join(', '),
    postalCode,
    // A country stays where it can be read.
    town: [town, ...lines.slice(at + 1)].filter((each) => each !== '').join(', '),
  };
}
