import { bidiIsolate } from '../bidi-isolate.ts';
import { dateOf } from '../date.ts';
import type { enPublish } from '../en/publish.ts';
import { counted, oneDecimal } from '../formats.ts';

const on = dateOf('ar');

const megabytes = (kib: number) => oneDecimal('ar')((kib * 1024) / 1e6);

const changes = counted('ar', {
  zero: 'لا تغييرات',
  one: 'تغيير واحد',
  two: 'تغييران',
  few: '# تغييرات',
  many: '# تغييرًا',
  other: '# تغيير',
});

/** Arabic: publish, review and versions dialogs. */
export const arPublish: typeof enPublish = {
  publish: {
    ready: (name) => (name === '' ? 'موقعك جاهز للنشر.' : `موقع ${bidiIsolate(name)} جاهز للنشر.`),
    update: (name) =>
      name === ''
        ? 'موقعك منشور. بهذا تصل إليه تعديلاتك.'
        : `موقع ${bidiIsolate(name)} منشور. بهذا تصل إليه تعديلاتك.`,
    live: (name) => (name === '' ? 'موقعك منشور الآن.' : `موقع ${bidiIsolate(name)} منشور الآن.`),
    picture: 'صفحتك كما ستظهر',
    livePicture: 'صفحتك كما يراها الزوار الآن',
    prompt: 'أدخل بريدك الإلكتروني للحصول على رابط الموقع.',
    email: 'البريد الإلكتروني',
    emailHint: 'you@example.com',
    emailUse: 'يُحفظ بريدك مع موقعك وفي هذا المتصفح، ولا يُنشر أبدًا، ويُحذف عند إلغاء النشر.',
    didYouMean: (email: string) => `هل تقصد ${email}؟`,
    invalidEmail: 'يرجى إدخال بريد إلكتروني صالح',
    submit: 'نشر',
    submitting: 'جارٍ النشر...',
    close: 'إغلاق',
    visit: 'زيارة الموقع',
    copy: 'نسخ',
    copied: 'تم نسخ الرابط.',
    notCopied: 'منع المتصفح النسخ: حدّد الرابط أعلاه بدلًا من ذلك.',
    share: 'مشاركة',
    notShared: 'منع المتصفح المشاركة: انسخ الرابط بدلًا من ذلك.',
    code: 'الرابط في رمز تقرؤه كاميرا الهاتف',
    again: 'النشر على الرابط نفسه',
    againHint: (email) => `بالبريد ${bidiIsolate(email)} كما في المرة السابقة.`,
    asNewSite: 'نشر موقع جديد',
    change: 'تعديل شيء',
    deploying: 'جارٍ نشر موقعك...',
    stepsTitle: 'ما يجري الآن',
    stepsFailed: 'إلى أين وصل النشر',
    steps: { drawing: 'اختيار الرابط', rendering: 'إعداد الصفحة', sending: 'رفعها إلى الإنترنت' },
    standing: { done: 'تم', now: 'جارٍ', toCome: 'لاحقًا', failed: 'تعذّر', left: 'لم يبدأ' },
    deployed: 'تم نشر موقعك بنجاح!',
    deployedNote: 'قد يستغرق ظهور موقعك بضع لحظات.',
    deployFailed: 'فشل النشر',
    whenOnline: 'إعادة المحاولة عند الاتصال',
    waitsOnline: (email) => `عند عودة الاتصال يُنشر موقعك بالبريد ${bidiIsolate(email)}.`,
    failure: (reason) => `تعذّر نشر الموقع: ${bidiIsolate(reason)}`,
    between: {
      tooLarge: 'شيء في الطريق إلى الخادم لا يقبل صفحة بهذا الحجم. ويستطيع من يدير الخادم أن يسمح بها.',
      tooOften: 'كانت المحاولات كثيرة. انتظر بضع دقائق ثم حاول من جديد.',
      forbidden:
        'شيء في الطريق إلى الخادم رفض ذلك، مثل جدار حماية لإحدى الشبكات. جرّب شبكة أخرى أو اسأل من يدير الخادم.',
      broken: 'الخادم لا يجيب الآن. حاول من جديد بعد بضع دقائق.',
    },
  },
  deployCall: {
    timedOut: 'لم يستجب الخادم في الوقت المناسب',
    unreadableAnswer: 'أرسل الخادم ردًا لا يمكن قراءته',
    noAddress: 'لم يرسل الخادم رابطًا للموقع',
  },
  review: {
    toLookAt: counted('ar', {
      zero: 'لا شيء يستدعي نظرك',
      one: 'أمر واحد قد تود النظر فيه',
      two: 'أمران قد تود النظر فيهما',
      few: '# أمور قد تود النظر فيها',
      many: '# أمرًا قد تود النظر فيها',
      other: '# أمر قد تود النظر فيها',
    }),
    enter: 'اضغط Enter لحفظ ما تكتبه.',
    leftOff: counted('ar', {
      zero: 'لا أمثلة من القالب في صفحتك',
      one: 'مثال واحد من القالب لن يظهر في صفحتك',
      two: 'مثالان من القالب لن يظهرا في صفحتك',
      few: '# أمثلة من القالب لن تظهر في صفحتك',
      many: '# مثالًا من القالب لن تظهر في صفحتك',
      other: '# مثال من القالب لن تظهر في صفحتك',
    }),
    fillOrKeep: 'اكتب معلوماتك، أو أبقِ ما هو صحيح.',
    keep: 'إبقاء',
    keepSentences: 'إبقاء كل الجمل',
    hide: 'إخفاء الكل',
    unreachable: 'لا يستطيع أحد التواصل معك من هذه الصفحة بعد، لذلك يُطلب من محركات البحث ألّا تُدرجها.',
    changedElsewhere: (at) => `تغيّرت هذه الصفحة من متصفح آخر في ${on(at)}.`,
    openPage: 'فتحها',
    openPageNote: 'عند فتحها تحل محل ما هو هنا، ويمكنك التراجع عن ذلك. وعند النشر يحل ما هو هنا محلها.',
    formLater: 'يعمل «راسلنا» بعد تأكيد بريدك الإلكتروني.',
    findings: {
      reach: () => 'يكفي واحد مما يلي:',
      legal: () => 'ما زال ناقصًا في البيانات القانونية:',
      link: () => 'هذه الروابط لا تؤدي إلى أي مكان:',
      contact: () => 'لا يمكن الاتصال أو المراسلة بالضغط هنا:',
      misfit: () => 'لا تستطيع الصفحة إظهار ما هو مكتوب هنا:',
      broken: () => 'لا تأتي أي صورة من هذه الروابط:',
      picture: () => 'هذه الصور بلا وصف لمن لا يستطيع رؤيتها:',
      contrast: () => 'يصعب تمييز النص بهذه الألوان، لذلك تُظهر الصفحة أقرب درجة واضحة:',
      heavy: (kib) =>
        `يبلغ حجم الصور معًا نحو ${megabytes(kib)} ميغابايت، وقد يتأخر ظهورها على الهاتف. أكبرها:`,
      tooHeavy: (kib) =>
        `يبلغ حجم الصور معًا نحو ${megabytes(kib)} ميغابايت، وقد يغادر كثيرون على الهاتف قبل أن تظهر. أكبرها:`,
      title: () => 'لا عنوان للصفحة في علامة التبويب ونتائج البحث:',
      description: () => 'لا وصف للصفحة في نتائج البحث وعند مشاركة الرابط:',
    },
    add: (name) => `إضافة «${bidiIsolate(name)}»`,
    mend: (name, color) => `${bidiIsolate(name)}: استخدام ${bidiIsolate(color)}، فهو أوضح`,
    changes: (count, version) =>
      `${changes(count)} ${version === undefined ? 'منذ آخر نشر' : `عن الإصدار ${version} المعروض الآن`}:`,
    more: counted('ar', {
      zero: 'ولا شيء غيرها',
      one: 'وواحد آخر',
      two: 'واثنان آخران',
      few: 'و# أخرى',
      many: 'و# أخرى',
      other: 'و# أخرى',
    }),
    unchanged: (version) =>
      version === undefined
        ? 'لم يتغير شيء منذ آخر نشر.'
        : `لا شيء يختلف عن الإصدار ${version} المعروض الآن.`,
    liveUnknown: 'ليس لدى هذا المتصفح الإصدار المعروض الآن، فلا يستطيع أن يبيّن ما يختلف عنه.',
    adjusted: counted('ar', {
      zero: 'لا اختيار يظهر على نحو مختلف',
      one: 'اختيار واحد يظهر على نحو مختلف',
      two: 'اختياران يظهران على نحو مختلف',
      few: '# اختيارات تظهر على نحو مختلف',
      many: '# اختيارًا تظهر على نحو مختلف',
      other: '# اختيار تظهر على نحو مختلف',
    }),
    misfits: {
      icon: (value) => `لا توجد أيقونة باسم «${bidiIsolate(value)}» هنا: تُظهر الصفحة أيقونة محايدة.`,
      color: (value) => `لا يوجد لون باسم «${bidiIsolate(value)}»، لذلك تستخدم الصفحة لونها.`,
      url: (value) => `«${bidiIsolate(value)}» ليس رابطًا صالحًا، لذلك لا يظهر رابط هنا.`,
      image: (value) => `«${bidiIsolate(value)}» ليس رابط صورة، لذلك لا تظهر صورة هنا.`,
      font: (value) => `لا يوجد هنا خط باسم «${bidiIsolate(value)}»، لذلك تستخدم الصفحة Open Sans.`,
      email: (value) => `لا يوجد في «${bidiIsolate(value)}» بريد إلكتروني واضح: لا يمكن الضغط عليه.`,
      phone: (value) => `لا يوجد في «${bidiIsolate(value)}» رقم هاتف واضح: لا يمكن الضغط عليه.`,
      whatsapp: (value) =>
        `يحتاج WhatsApp إلى رقم مع رمز الدولة، و«${bidiIsolate(value)}» ليس كذلك: لا يظهر زر هنا.`,
      language: (value) =>
        `لا توجد لغة رمزها «${bidiIsolate(value)}»، لذلك تُعد الصفحة إنجليزية. مثال الرمز: de أو pt-BR.`,
      embeddedFont: (value) =>
        `لا يُسمح بتضمين الخط «${bidiIsolate(value)}»، فلا يظهر إلا حيث يكون مثبّتًا على الجهاز.`,
    },
    missingFont: 'تعذّر تحميل الخط، لذلك يستخدم كل جهاز خطًا من خطوطه مؤقتًا. وستُعاد المحاولة عند النشر.',
    noFont: 'تعذّر تحميل الخط المطلوب تضمينه',
    adjustedColor: 'تصعب القراءة بهذا اللون، لذلك تُظهر الصفحة أقرب درجة واضحة.',
  },
};
