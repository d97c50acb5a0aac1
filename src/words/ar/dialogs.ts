import { bidiIsolate } from '../bidi-isolate.ts';
import type { enDialogs } from '../en/dialogs.ts';
import { counted, dateAndTime } from '../formats.ts';

/** Arabic: find, starts, transfer and confirm dialogs. */
export const arDialogs: typeof enDialogs = {
  find: {
    title: 'بحث وتعديل',
    label: 'عمّ تبحث؟',
    placeholder: 'عنوان الواجهة، الهاتف، لون الزر…',
    hint: 'اكتب اسمًا، ثم ما تريد أن يُكتب فيه.',
    found: counted('ar', {
      zero: 'لم يُعثر على أي موضع',
      one: 'عُثر على موضع واحد',
      two: 'عُثر على موضعين',
      few: 'عُثر على # مواضع',
      many: 'عُثر على # موضعًا',
      other: 'عُثر على # موضع',
    }),
    more: counted('ar', {
      zero: 'تظهر كل المواضع',
      one: 'موضع واحد آخر لا يظهر: تابع الكتابة لتراه.',
      two: 'موضعان آخران لا يظهران: تابع الكتابة لتراهما.',
      few: '# مواضع أخرى لا تظهر: تابع الكتابة لتراها.',
      many: '# موضعًا آخر لا يظهر: تابع الكتابة لتراها.',
      other: '# موضع آخر لا يظهر: تابع الكتابة لتراها.',
    }),
    which: 'عدة حقول بهذا الاسم: اختر أحدها.',
    nothing: 'لا شيء في موقعك بهذا الاسم.',
    set: (name, value) => `تغيير «${bidiIsolate(name)}» إلى «${bidiIsolate(value)}»`,
    close: 'إغلاق',
    // Search ignores the article and vowel signs, and unifies letters that have several spellings.
    parts: (word) => [
      word
        .replace(/\p{M}/gu, '')
        .replace(/[أإآ]/g, 'ا')
        .replace(/ة$/, 'ه')
        .replace(/ى$/, 'ي')
        .replace(/^(?:وال|بال|ال|لل)(?=\p{L}{2})/u, ''),
    ],
    fillers: ['في', 'من', 'إلى', 'على', 'عن', 'هو', 'هي'],
    verbs: ['غيّر', 'غير', 'اجعل', 'اضبط'],
    beforeValue: ['إلى', 'الى', 'على', 'هو', 'هي'],
    alsoCalled: {
      لون: ['الوان', 'color', 'colour'],
      صوره: ['صور', 'image', 'picture'],
      عنوان: ['عناوين', 'title'],
      رابط: ['روابط', 'لينك', 'url', 'link'],
      هاتف: ['تلفون', 'جوال', 'رقم', 'phone'],
      بريد: ['ايميل', 'email', 'mail'],
      نص: ['نصوص', 'كلام', 'text'],
      واجهه: ['hero', 'بانر', 'مقدمه'],
      خط: ['خطوط', 'font'],
      وصف: ['description', 'شرح'],
      زر: ['ازرار', 'button'],
      تذييل: ['footer', 'ذيل'],
      ايقونه: ['رمز', 'icon'],
    },
  },
  starts: {
    title: 'البدء بمحتوى يناسب عملي',
    intro:
      'اختر الأقرب إلى عملك: تأخذ الصفحة كلماته وألوانه. تبقى بيانات الاتصال والصور والعنوان كما هي، ويمكنك التراجع.',
    close: 'إغلاق',
    loading: (business) => `جارٍ جلب المحتوى: ${business}…`,
    failed: 'تعذّر تحميل المحتوى. بقي موقعك كما كان.',
    retry: 'إعادة المحاولة',
  },
  businesses: {
    bakery: 'مخبز',
    restaurant: 'مطعم',
    dentist: 'طبيب أسنان',
    hairdresser: 'صالون شعر',
    photographer: 'مصوّر',
    consultant: 'مستشار',
    repairs: 'سبّاك',
    yoga: 'استوديو يوغا',
    lawyer: 'مكتب محاماة',
    shop: 'متجر صغير',
  },
  transfer: {
    title: 'حفظ نسخة أو فتحها',
    saving: 'حفظ نسخة',
    page: 'تنزيل الصفحة',
    pageHint: 'ملف HTML واحد، هو الصفحة المنشورة نفسها: للاحتفاظ به أو لأي مستضيف مواقع.',
    website: 'تنزيل الموقع',
    websiteHint: 'ملف فيه كل ما صنعته هنا: افتحه في Parley في متصفح آخر وتابع العمل هناك.',
    right: 'إرفاق حق تغيير الموقع المنشور أيضًا',
    rightHint:
      'عندها يستطيع كل من لديه الملف تغيير موقعك المنشور، ولا يمكنك الرجوع عن ذلك. وبدون هذا الحق ينشر المتصفح الآخر على عنوان جديد.',
    opening: 'متابعة العمل على موقع محفوظ',
    open: 'فتح ملف موقع',
    openHint: `أو أفلته هنا. ينتهي اسمه بـ «${bidiIsolate('.parley.json')}». لن يتغير شيء قبل أن ترى ما فيه.`,
    busySaving: 'جارٍ تجهيز الملف…',
    busyReading: 'جارٍ قراءة الملف…',
    saved: (name) => `تجد ${bidiIsolate(name)} في تنزيلات متصفحك.`,
    failed: (reason) => `تعذّر إنشاء الملف. ${bidiIsolate(reason)}`,
    refused: {
      tooLarge: () => 'هذا الملف أكبر من 10 ميغابايت، ولا يبلغ أي موقع هذا الحجم.',
      notRead: () => 'تعذّرت قراءة الملف. ربما نُقل أو تغيّر: اختره مرة أخرى.',
      notJson: () => 'هذا ليس ملف موقع، أو أنه تالف: لا يمكن قراءته إلى نهايته.',
      foreign: () => 'هذا ليس ملف موقع حفظه Parley.',
      newer: (version) =>
        `حُفظ هذا الملف بإصدار أحدث من Parley (التنسيق ${bidiIsolate(version)}). أعد تحميل هذه الصفحة ثم افتح الملف مرة أخرى.`,
      unsafeName: () => 'في هذا الملف أسماء لا توجد في أي موقع وقد تسبب ضررًا.',
      tooDeep: () => 'هذا الملف متداخل أكثر مما يمكن أن يكون عليه موقع.',
      tooLong: () => 'في هذا الملف قائمة تزيد على 1000 عنصر، ولا يوجد ذلك في أي موقع.',
      badRight: () => 'حق تغيير الموقع المنشور الذي في هذا الملف تالف.',
      unknownTemplate: (id) => `صُنع هذا الموقع من قالب غير معروف هنا: «${bidiIsolate(id)}».`,
      misfit: () => 'محتوى هذا الملف لا يناسب قالبه: إنه تالف أو عُدّل يدويًا.',
    },
    unchanged: 'لم يتغير شيء.',
    found: (title) => `في الملف: «${bidiIsolate(title)}».`,
    template: 'القالب',
    savedAt: 'وقت الحفظ',
    moment: dateAndTime('ar'),
    carriesRight:
      'فيه حق تغيير موقعه المنشور: النشر من هنا يغيّر ذلك الموقع. ويستطيع غيرك ممن لديهم الملف تغييره أيضًا.',
    carriesNone: 'النشر من هنا يُنشئ موقعًا جديدًا على عنوان خاص به.',
    replaces: 'سيحل محل الموقع المفتوح هنا. ويمكنك التراجع عن ذلك.',
    accept: 'فتح',
    decline: 'إلغاء',
    close: 'إغلاق',
  },
  confirm: {
    cancel: 'إلغاء',
    templateTitle: 'تغيير القالب؟',
    templateQuestion: 'تغيير القالب يلغي جميع التخصيصات. هل أنت متأكد؟',
    templateAccept: 'تغيير القالب',
    resetTitle: 'إعادة ضبط الموقع؟',
    resetQuestion: 'هل تريد فعلًا العودة إلى القالب الافتراضي؟ ستفقد جميع تغييراتك.',
    resetAccept: 'إعادة الضبط',
  },
};
