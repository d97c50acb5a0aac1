import { bidiIsolate } from '../bidi-isolate.ts';
import type { enNotices } from '../en/notices.ts';

const SECOND_COPY = 'موقعك محفوظ. لم تُكتب نسخته الثانية في هذا المتصفح فقط.';

/** Arabic: the notices of the first screen. */
export const arNotices: typeof enNotices = {
  notice: {
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ…',
    nothingToSave: 'لا يوجد ما يُحفظ بعد',
    late: 'ما زال الحفظ جاريًا: يستغرق هذا المتصفح وقتًا أطول من المعتاد.',
    withoutStore: 'تم الحفظ مؤقتًا. للاحتياط احفظ نسخة.',
  },
  siteNotices: {
    dismiss: 'إغلاق التنبيه',
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
    notCarried: (names) => `لم يُنقل ما يلي: ${bidiIsolate(names)}.`,
    undone: (deed) => `تم التراجع عن: ${bidiIsolate(deed)}`,
    redone: (deed) => `تمت إعادة: ${bidiIsolate(deed)}`,
  },
};
