import { bidiIsolate } from '../bidi-isolate.ts';
import type { enLateScreen } from '../en/late-screen.ts';

/** Arabic: what the screen says beside a message, and the page about itself, once the rest has come. */
export const arLateScreen: typeof enLateScreen = {
  /** What the page says before the program runs, and to search engines. */
  served: {
    description:
      'Parley يبني معك موقعك: أجب عن أسئلة مساعد ودود، وشاهد صفحتك تتغير فورًا، ثم انشرها على الإنترنت.',
    /** Shown in browsers without JavaScript. */
    noScript: 'يحتاج Parley إلى JavaScript لتحرير موقعك.',
    notLoaded: 'تعذّر تحميل Parley، فلا يمكن تغيير شيء هنا الآن. ما حُفظ من موقعك باقٍ في هذا المتصفح.',
    reload: 'إعادة التحميل',
  },
  describe: {
    ask: 'ماذا تُظهر الصورة؟',
    hint: 'لمن لا يستطيع رؤيتها، ولمحركات البحث.',
    save: 'حفظ',
    decoration: 'للزينة فقط',
    skip: 'تجاوز',
  },
  present: {
    now: 'الآن:',
    quoted: (text) => `«${bidiIsolate(text)}»`,
    nothing: 'فارغ',
    noPicture: 'بلا صورة',
    picture: (name) => `الصورة الحالية: ${bidiIsolate(name)}`,
    edit: 'تعديل هذا النص',
  },
  leads: {
    button: 'هذا الزر',
    link: 'هذا الرابط',
    writes: (subject, to) => `${subject} يراسل ${bidiIsolate(to)}.`,
    calls: (subject, number) => `${subject} يتصل بالرقم ${bidiIsolate(number)}.`,
    opens: (subject, address) => `${subject} يفتح ${bidiIsolate(address)}.`,
    form: (subject) => `${subject} يفتح نموذج مراسلتك.`,
    goes: (subject, section) => `${subject} ينتقل إلى «${bidiIsolate(section)}» في هذه الصفحة.`,
    nowhere: (subject, text) => `${subject} لا يؤدي إلى أي مكان: «${bidiIsolate(text)}» ليس رابطًا.`,
  },
  hoursRead: {
    caption: 'ساعات عملك كما فهمتها',
    unread: (parts) => `لم أفهم ${parts}، فلن يُستخدم.`,
  },
  link: {
    leads: (address) => `في الصفحة المنشورة يفتح هذا الرابط ${bidiIsolate(address)}`,
    open: 'فتح في علامة تبويب جديدة',
    form: 'في الصفحة المنشورة يفتح هذا الرابط نموذج مراسلتك.',
  },
  looks: {
    summary: 'كيف تبدو صفحتك في البحث وعند مشاركتها',
    search: 'في البحث',
    shared: 'عند المشاركة',
    address: 'رابط موقعك',
    noDescription: 'من دون وصف يختار محرك البحث بضع كلمات من الصفحة نفسها.',
  },
};
