import { bidiIsolate } from '../bidi-isolate.ts';
import type { enInterview } from '../en/interview.ts';

/** Arabic: the interview that makes an untouched website the visitor's own. */
export const arInterview: typeof enInterview = {
  interview: {
    options: {
      start: 'اجعلها صفحتي',
      skip: 'تخطٍّ',
      skipRest: 'تخطّي الباقي',
      upload: 'رفع',
      later: 'لاحقًا',
      publish: 'نشر',
      change: 'تغيير شيء ما',
      undoAll: 'التراجع عن كل هذا',
    },
    templateAsIs: (template) => `استخدام القالب «${bidiIsolate(template)}»`,
    questions: {
      trade: 'خمسة أسئلة قصيرة وتصبح هذه الصفحة صفحتك. لأي عمل هذه الصفحة؟',
      name: 'ما اسم عملك؟',
      contact: 'كيف يمكن الوصول إليك؟ اكتب رقم هاتف أو عنوان بريد إلكتروني أو كليهما.',
      address: 'أين أنت؟ يكفي اسم المدينة، أو العنوان كاملًا.',
      picture: 'هل لديك صورة لصفحتك؟',
      finished: 'صفحتك جاهزة. أُخفيت بيانات الاتصال والروابط التي لم تذكرها.',
    },
    chooseFile: 'اختر صورة ثم ارفعها.',
    refused: {
      options: 'يرجى اختيار أحد هذه الخيارات.',
      contact: `لم أجد في ذلك رقم هاتف ولا عنوان بريد إلكتروني. يرجى كتابة رقم هاتف واحد أو عنوان بريد واحد أو كليهما، مثل ${bidiIsolate('020 7946 0100')}، ${bidiIsolate('anna@example.com')}.`,
    },
    failed: 'تعذّر تحميل المحتوى. يرجى الاختيار مرة أخرى، أو استخدام القالب.',
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
};
