import { bidiIsolate } from '../bidi-isolate.ts';
import type { enScreen } from '../en/screen.ts';
import { counted } from '../formats.ts';

/** Arabic: header, footer, toolbar and preview. */
export const arScreen: typeof enScreen = {
  document: {
    title: 'Parley: أنشئ موقعك بالمحادثة',
  },
  language: {
    code: 'ar',
    direction: 'rtl',
    label: 'اللغة',
    notKept: 'هذا المتصفح لا يحفظ اختيارك، لذلك تبقى الصفحة بالعربية.',
  },
  product: {
    name: 'Parley',
    footer: '© 2025 Parley. نموذج أولي.',
    skipToChat: 'انتقل إلى المحادثة',
    skipToPreview: 'انتقل إلى المعاينة',
    panels: 'اللوحات',
    find: 'بحث',
    findKeys: 'Ctrl+K',
  },
  preview: {
    panel: 'المعاينة',
    publish: 'نشر',
    live: 'منشور',
    notPublished: counted('ar', {
      zero: 'لا تغييرات غير منشورة',
      one: 'تغيير واحد غير منشور',
      two: 'تغييران غير منشورين',
      few: '# تغييرات غير منشورة',
      many: '# تغييرًا غير منشور',
      other: '# تغيير غير منشور',
    }),
    frame: 'معاينة موقعك',
    template: 'القالب',
    browse: 'تصفح القوالب',
    viewport: 'طريقة العرض',
    desktop: 'حاسوب',
    mobile: 'هاتف',
    fullSize: 'الحجم الكامل',
    guides: 'إظهار حدود الأقسام',
    more: 'خيارات أخرى',
    reset: 'إعادة الضبط',
    templateCaption: (id) => `القالب: ${bidiIsolate(id)}`,
    notSent: 'لم يُرسل بعد',
    fields: 'الحقول',
    fieldList: 'حقول الصفحة',
    loading: 'جارٍ تحميل المعاينة…',
    missing: 'تعذّر تحميل المعاينة. موقعك في أمان، ويمكنك متابعة المحادثة.',
  },
  titles: {
    find: 'بحث وتعديل',
    pictures: 'إضافة صور',
    transfer: 'حفظ نسخة أو فتحها',
    publish: 'حالة النشر',
    published: 'موقعك',
    versions: 'الإصدارات المنشورة',
    comeBack: 'لديّ موقع بالفعل',
    link: 'العودة إلى موقعك',
    report: 'الإبلاغ عن مشكلة',
    templateChange: 'هل تريد تغيير القالب؟',
    reset: 'هل تريد إعادة ضبط الموقع؟',
  },
  rest: {
    loading: 'جارٍ التحميل…',
    missing: 'تعذّر تحميل هذا الجزء من Parley. موقعك في أمان، ويمكنك متابعة المحادثة.',
    retry: 'إعادة المحاولة',
    close: 'إغلاق',
  },
  fatal: {
    title: 'حدث خطأ ما',
    unknown: 'حدث خطأ غير معروف',
    reload: 'إعادة التحميل',
    saved: 'ما حُفظ من موقعك لا يزال في هذا المتصفح، وسيعود بعد إعادة التحميل.',
  },
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
