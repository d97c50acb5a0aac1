/** The e-mail addresses that the templates and the content of each business invent, in every language, without what they share. */
const SAMPLE_EMAILS: ReadonlySet<string> = new Set(
  `hello@fernhill maren@ashby
  hello@cornercrust table@longtable hello@birchstreet hello@marlow ines@calder hello@northway help@quicktidy hello@stillwater
  office@haleormond hello@figpaper
  hallo@morgenrot tisch@langetafel praxis@birkenhof hallo@salonmarlene ines@kalder hallo@nordweg hilfe@flinkundsauber
  hallo@stilleswasser kanzlei@haleormond hallo@feigeundpapier
  hello@sanabel table@maida clinic@batoula hello@salonlayla reem@kassar hello@darb help@sarie hello@sukoon office@mizan hello@teen`
    .split(/\s+/)
    .map((each) => `${each}.example`),
);
const SAMPLE_PHONE = /^555\.555\.01\d\d$/;

/** Whether a text is an e-mail address or a phone number that a template invents. */
export function isSampleContact(text: string): boolean {
  return SAMPLE_EMAILS.has(text.toLowerCase()) || SAMPLE_PHONE.test(text);
}
