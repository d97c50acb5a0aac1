import type { enNotices } from '../en/notices.ts';
import { counted } from '../formats.ts';
import { isolated } from '../isolated.ts';

/** Arabic: notices and what failures have in common. */
export const arNotices: typeof enNotices = {
  notice: {
    untouched: 'يظهر كل تغيير فورًا في المعاينة ويبقى محفوظًا في هذا المتصفح، بلا تسجيل.',
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    nothingToSave: 'لا يوجد ما يُحفظ بعد',
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
    notCleared: 'لم يتم الحفظ: لم يسمح هذا المتصفح بحذف الموقع القديم، وسيعود عند فتح Parley من جديد.',
    unreadable:
      'تعذّرت قراءة موقعك المحفوظ، لذلك يظهر القالب الافتراضي. وما كان محفوظًا لا يزال في هذا المتصفح.',
    replaced: {
      template: 'تم تغيير القالب.',
      reset: 'أُعيد ضبط موقعك.',
      import: 'تم فتح الموقع الذي في الملف.',
      start: 'هذا مثال: ضع كلماتك مكان كلماته.',
    },
    undone: (deed) => `تم التراجع عن: ${isolated(deed)}`,
    redone: (deed) => `تمت إعادة: ${isolated(deed)}`,
  },
  tabs: {
    changedTo: (name: string, value: string) =>
      `تم تغيير ${name} في علامة تبويب أخرى أيضًا: «${isolated(value)}».`,
    changed: (name: string) => `تم تغيير ${name} في علامة تبويب أخرى أيضًا.`,
    use: (value: string) => `استخدام «${isolated(value)}»`,
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
