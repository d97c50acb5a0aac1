/** A text without case, accents, Arabic vowel signs and letter variants; digits are Latin, dashes are hyphens. */
export function plainText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/ß/g, 'ss')
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[‐-―−]/g, '-')
      .replace(/[’‘`´]/g, "'")
      // German "Sonn- und Feiertage"
      .replace(/(\p{L})-(?=\s+u)/gu, '$1')
      .replace(/،/g, ',')
      .replace(/؛/g, ';')
  );
}
