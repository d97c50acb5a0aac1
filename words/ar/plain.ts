const ARTICLE = /^(?:وال|بال|فال|كال|ال|لل)(?=\p{L}{2})/u;

/** A word without case and vowel signs, letters with several spellings unified, digits as `0` to `9`. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\p{M}ـ'’-]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

/** A folded word without its article. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');
