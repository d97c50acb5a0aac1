/** The names that the content of each business invents, in every language: a website with one of them is not the visitor's own yet. */
export const INVENTED_NAMES: readonly string[] = [
  'Corner Crust Bakery',
  'The Long Table',
  'Birch Street Dental',
  'Salon Marlow',
  'Ines Calder Photography',
  'Northway Consulting',
  'Quick & Tidy Plumbing',
  'Studio Stillwater',
  'Hale & Ormond Law',
  'Fig & Paper',
  'Bäckerei Morgenrot',
  'Die Lange Tafel',
  'Zahnarztpraxis Birkenhof',
  'Salon Marlene',
  'Ines Kalder Fotografie',
  'Nordweg Beratung',
  'Flink & Sauber Installation',
  'Studio Stilles Wasser',
  'Kanzlei Hale & Ormond',
  'Feige & Papier',
  'مخبز السنابل',
  'مطعم المائدة الطويلة',
  'عيادة البتولا للأسنان',
  'صالون ليلى',
  'ريم قصّار للتصوير',
  'درب الشمال للاستشارات',
  'سريع ونظيف للسباكة',
  'استوديو سكون',
  'مكتب ميزان للمحاماة',
  'متجر تين وورق',
];

/** True for a name that the content of a business invents. */
export function isInventedName(name: string): boolean {
  return INVENTED_NAMES.includes(name);
}

/** True for a text with such a name in it. */
export function namesInvented(text: string): boolean {
  return INVENTED_NAMES.some((name) => text.includes(name));
}
