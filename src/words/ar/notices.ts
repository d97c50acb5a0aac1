import { bidiIsolate } from '../bidi-isolate.ts';
import type { enNotices } from '../en/notices.ts';
import { counted } from '../formats.ts';

/** Arabic: notices, and phrases that failures share. */
export const arNotices: typeof enNotices = {
  notice: {
    untouched: 'يظهر كل تغيير فورًا في المعاينة ويبقى محفوظًا في هذا المتصفح، بلا تسجيل.',
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    nothingToSave: 'لا يوجد ما يُحفظ بعد',
    late: 'ما زال الحفظ جاريًا: يستغرق هذا المتصفح وقتًا أطول من المعتاد.',
    withoutStore: 'محفوظ في التخزين المحلي فقط: قاعدة بيانات هذا المتصفح لا تستجيب.',
  },
  installation: {
    offline: 'أنت غير متصل بالشبكة.',
    offlineKept: 'أنت غير متصل بالشبكة. تغييراتك محفوظة في هذا المتصفح.',
    newVersion: 'يتوفر إصدار جديد من Parley.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
  },
  siteNotices: {
    dismiss: 'إغلاق التنبيه',
    retry: 'إعادة المحاولة',
    notSaved: {
      full: 'لم يتم الحفظ: لم تعد هناك مساحة في هذا المتصفح. ستبقى تغييراتك حتى تغلق هذه الصفحة.',
      refused: 'لم يتم الحفظ: هذا المتصفح لا يحتفظ بتغييراتك، وستبقى حتى تغلق هذه الصفحة.',
    },
    notMirrored: {
      full: 'لم يتم الحفظ في التخزين المحلي: لم تعد فيه مساحة في هذا المتصفح. موقعك محفوظ بأمان في قاعدة بيانات المتصفح.',
      refused:
        'لم يتم الحفظ في التخزين المحلي: هذا المتصفح لا يسمح بذلك. موقعك محفوظ بأمان في قاعدة بيانات المتصفح.',
    },
    noPage:
      'موقعك محفوظ، لكن نسخة صفحته في التخزين المحلي غير موجودة: تعذّر تحميل جزء Parley الذي يرسم الصفحات.',
    notCleared: 'لم يتم الحفظ: لم يسمح هذا المتصفح بحذف الموقع القديم، وسيعود عند فتح Parley من جديد.',
    removed: 'أُزيل موقعك من تخزين هذا المتصفح، لذلك يظهر القالب الافتراضي.',
    bringBack: 'استعادة موقعي',
    unreadable:
      'تعذّرت قراءة موقعك المحفوظ، لذلك يظهر القالب الافتراضي. وما كان محفوظًا لا يزال في هذا المتصفح.',
    replaced: {
      template: 'تم تغيير القالب.',
      carry: 'تم تغيير القالب، وانتقل محتواك إليه.',
      reset: 'أُعيد ضبط موقعك.',
      import: 'تم فتح الموقع الذي في الملف.',
      start: 'هذا مثال: ضع كلماتك مكان كلماته.',
    },
    notCarried: (names) => `لا مكان فيه لما يلي: ${bidiIsolate(names)}.`,
    undone: (deed) => `تم التراجع عن: ${bidiIsolate(deed)}`,
    redone: (deed) => `تمت إعادة: ${bidiIsolate(deed)}`,
  },
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
