import { bidiIsolate } from '../bidi-isolate.ts';
import type { enNotices } from '../en/notices.ts';
import { counted } from '../formats.ts';

const SECOND_COPY = 'موقعك محفوظ. لم تُكتب نسخته الثانية في هذا المتصفح فقط.';

/** Arabic: the notices of the first screen. */
export const arNotices: typeof enNotices = {
  notice: {
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    late: 'ما زال الحفظ جاريًا: يستغرق هذا المتصفح وقتًا أطول من المعتاد.',
    withoutStore: 'تم الحفظ مؤقتًا. للاحتياط احفظ نسخة.',
  },
  notKept: {
    retry: 'إعادة المحاولة',
    notSaved: {
      full: 'لم يتم الحفظ: لم تعد هناك مساحة في هذا المتصفح. ستبقى تغييراتك حتى تغلق هذه الصفحة.',
      refused: 'لم يتم الحفظ: هذا المتصفح لا يحتفظ بتغييراتك، وستبقى حتى تغلق هذه الصفحة.',
    },
    notMirrored: {
      full: SECOND_COPY,
      refused: SECOND_COPY,
    },
    noPage: 'موقعك محفوظ. لم تُكتب نسخة صفحته فقط، لأن جزءًا من Parley تعذّر تحميله.',
    notCleared: 'لم يتم الحفظ: لم يسمح هذا المتصفح بحذف الموقع القديم، وسيعود عند فتح Parley من جديد.',
  },
  siteNotices: {
    dismiss: 'إغلاق التنبيه',
    removed: 'أُزيل موقعك من تخزين هذا المتصفح، لذلك يظهر القالب الافتراضي.',
    bringBack: 'استعادة موقعي',
    unreadable:
      'تعذّرت قراءة موقعك المحفوظ، لذلك يظهر القالب الافتراضي. وما كان محفوظًا لا يزال في هذا المتصفح.',
    replaced: {
      template: 'تم تغيير القالب.',
      carry: 'تم تغيير القالب، وانتقل محتواك إليه.',
      reset: 'أُعيد ضبط موقعك.',
      import: 'تم فتح موقعك.',
      start: 'هذا مثال: ضع كلماتك مكان كلماته.',
    },
    leftBehind: 'ما لم يُنقل',
    undone: (deed) => `تم التراجع عن: ${bidiIsolate(deed)}`,
    redone: (deed) => `تمت إعادة: ${bidiIsolate(deed)}`,
  },
  installation: {
    offline: 'لا يوجد اتصال بالإنترنت.',
    offlineKept: 'لا يوجد اتصال بالإنترنت. تغييراتك محفوظة في هذا المتصفح.',
    newVersion: 'يتوفر إصدار جديد من Parley.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
  },
  examples: 'المنقّط: أنت وحدك تراه',
  ghost: {
    onlyYou: 'أنت وحدك ترى هذا',
    hidden: (name) => `قسم «${bidiIsolate(name)}» مخفيّ في صفحتك.`,
    show: 'إظهاره من جديد',
  },
  drafts: {
    kept: (name, text) => `لم ترسل ما كتبته في «${bidiIsolate(name)}»: «${bidiIsolate(text)}».`,
    lost: (text) => `لم يُستخدم لأن مكانه في الصفحة حُذف أو نُقل: «${bidiIsolate(text)}».`,
    resume: 'متابعة التعديل',
    ask: (name, text) => `لم يُرسل بعد «${bidiIsolate(text)}» في «${bidiIsolate(name)}». ماذا تريد أن تنشر؟`,
    use: 'نشره أيضًا',
    leaveOut: 'النشر من دونه',
  },
  tabs: {
    changedTo: (name: string, value: string) =>
      `تم تغيير «${bidiIsolate(name)}» في علامة تبويب أخرى أيضًا إلى «${bidiIsolate(value)}».`,
    changed: (name: string) => `تم تغيير «${bidiIsolate(name)}» في علامة تبويب أخرى أيضًا.`,
    use: (value: string) => `استخدام «${bidiIsolate(value)}»`,
    useOther: 'استخدام الآخر',
    keep: 'الاحتفاظ بما لديّ',
  },
  again: {
    later: 'يرجى المحاولة لاحقًا.',
    inMinutes: counted('ar', {
      zero: 'يرجى المحاولة بعد # دقيقة.',
      one: 'يرجى المحاولة بعد دقيقة واحدة.',
      two: 'يرجى المحاولة بعد دقيقتين.',
      few: 'يرجى المحاولة بعد # دقائق.',
      many: 'يرجى المحاولة بعد # دقيقة.',
      other: 'يرجى المحاولة بعد # دقيقة.',
    }),
    inHours: counted('ar', {
      zero: 'يرجى المحاولة بعد # ساعة.',
      one: 'يرجى المحاولة بعد ساعة واحدة.',
      two: 'يرجى المحاولة بعد ساعتين.',
      few: 'يرجى المحاولة بعد # ساعات.',
      many: 'يرجى المحاولة بعد # ساعة.',
      other: 'يرجى المحاولة بعد # ساعة.',
    }),
    inDays: counted('ar', {
      zero: 'يرجى المحاولة بعد # يوم.',
      one: 'يرجى المحاولة بعد يوم واحد.',
      two: 'يرجى المحاولة بعد يومين.',
      few: 'يرجى المحاولة بعد # أيام.',
      many: 'يرجى المحاولة بعد # يومًا.',
      other: 'يرجى المحاولة بعد # يوم.',
    }),
  },
};
