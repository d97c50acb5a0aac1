import type { PageLanguage } from '../../words/page-language.ts';

/** What the facts of a legal notice are called on the page. */
interface LegalWords {
  readonly vatId: string;
  /** An identifier of another kind. */
  readonly businessId: string;
  readonly register: string;
  readonly chamber: string;
}

export const LEGAL_WORDS: Readonly<Record<PageLanguage, LegalWords>> = {
  en: { vatId: 'VAT ID', businessId: 'Business ID', register: 'Register', chamber: 'Supervised by' },
  de: {
    vatId: 'USt-IdNr.',
    businessId: 'Wirtschafts-IdNr.',
    register: 'Register',
    chamber: 'Kammer und Aufsicht',
  },
  fr: {
    vatId: 'N° de TVA',
    businessId: 'N° d’entreprise',
    register: 'Registre',
    chamber: 'Autorité de tutelle',
  },
  es: {
    vatId: 'NIF-IVA',
    businessId: 'Identificación fiscal',
    register: 'Registro',
    chamber: 'Autoridad supervisora',
  },
  it: {
    vatId: 'Partita IVA',
    businessId: 'Codice dell’impresa',
    register: 'Registro',
    chamber: 'Autorità di vigilanza',
  },
  pt: {
    vatId: 'N.º de IVA',
    businessId: 'Identificação fiscal',
    register: 'Registro',
    chamber: 'Órgão fiscalizador',
  },
  nl: {
    vatId: 'Btw-id',
    businessId: 'Ondernemingsnummer',
    register: 'Register',
    chamber: 'Toezichthouder',
  },
  ar: {
    vatId: 'الرقم الضريبي',
    businessId: 'رقم المنشأة',
    register: 'السجل',
    chamber: 'الجهة المشرفة',
  },
};
