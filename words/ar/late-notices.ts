import { bidiIsolate } from '../bidi-isolate.ts';
import type { enLateNotices } from '../en/late-notices.ts';
import { counted } from '../formats.ts';

/** Arabic: notices that come with the rest, and phrases that failures share. */
export const arLateNotices: typeof enLateNotices = {
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
    notCarried: (names) => `لم يُنقل ما يلي: ${bidiIsolate(names)}.`,
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
  ghost: {
    onlyYou: 'أنت وحدك ترى هذا',
    hidden: (name) => `قسم «${bidiIsolate(name)}» مخفيّ في صفحتك.`,
    show: 'إظهاره من جديد',
  },
  drafts: {
    kept: (name, text) => `لم ترسل ما كتبته في «${bidiIsolate(name)}»: «${bidiIsolate(text)}».`,
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
  },
};
