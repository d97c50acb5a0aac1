import { bidiIsolate } from '../bidi-isolate.ts';
import type { enLateNotices } from '../en/late-notices.ts';
import { counted } from '../formats.ts';

/** Arabic: notices that come with the rest, and phrases that failures share. */
export const arLateNotices: typeof enLateNotices = {
  installation: {
    offline: 'أنت غير متصل بالشبكة.',
    offlineKept: 'أنت غير متصل بالشبكة. تغييراتك محفوظة في هذا المتصفح.',
    newVersion: 'يتوفر إصدار جديد من Parley.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
  },
  ghost: { onlyYou: 'أنت وحدك ترى هذا' },
  drafts: {
    kept: (name, text) => `لم ترسل ما كتبته في «${bidiIsolate(name)}»: «${bidiIsolate(text)}».`,
    resume: 'متابعة التعديل',
    ask: (name, text) => `لم يُرسل بعد «${bidiIsolate(text)}» في «${bidiIsolate(name)}». ماذا تريد أن تنشر؟`,
    use: 'استخدامه',
    leaveOut: 'تركه',
  },
  tabs: {
    changedTo: (name: string, value: string) =>
      `تم تغيير ${name} في علامة تبويب أخرى أيضًا: «${bidiIsolate(value)}».`,
    changed: (name: string) => `تم تغيير ${name} في علامة تبويب أخرى أيضًا.`,
    use: (value: string) => `استخدام «${bidiIsolate(value)}»`,
    useOther: 'استخدام القيمة الأخرى',
    keep: 'الاحتفاظ بقيمتي',
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
