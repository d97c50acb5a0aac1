import { bidiIsolate } from '../bidi-isolate.ts';
import type { enInterview } from '../en/interview.ts';

/** Arabic: the interview that makes an untouched website the visitor's own. */
export const arInterview: typeof enInterview = {
  interview: {
    options: {
      start: 'اجعلها صفحتي',
      skip: 'تجاوز',
      skipRest: 'تجاوز الباقي',
      other: 'شيء آخر',
      done: 'تم',
      publish: 'نشر',
      change: 'تعديل شيء',
      undoAll: 'التراجع عن كل هذا',
    },
    begin: {
      promise: 'ستة أسئلة قصيرة. تجاوز ما تشاء، ويمكنك التراجع عن كل شيء.',
      orChange: 'أو عدّل جزءًا بنفسك',
    },
    questions: {
      business: 'ما نشاطك؟',
      name: 'ما اسم نشاطك أو محلك؟',
      contact: 'كيف يتواصل الناس معك؟',
      place: 'أين يجدك الناس؟',
      placeAndHours: 'أين يجدك الناس، ومتى تفتح؟',
      pictures: 'هل لديك صور لصفحتك؟',
      look: 'كيف تريد أن تبدو صفحتك؟',
      finished: 'صفحتك جاهزة. أُخفيت بيانات الاتصال والروابط التي لم تذكرها.',
    },
    placeRead: (address) => `✓ عنوانك: ${bidiIsolate(address)}.`,
    hoursRead: (hours) => `✓ ساعات عملك: ${bidiIsolate(hours)}.`,
    refused: {
      options: 'يرجى اختيار أحد هذه الخيارات.',
      contact: `لم أجد في ذلك رقم هاتف ولا بريدًا إلكترونيًا. جرّب هكذا: ${bidiIsolate('050 123 4567')}، ${bidiIsolate('anna@example.com')}`,
      whatsapp: `يحتاج واتساب إلى الرقم مع رمز الدولة. جرّب هكذا: واتساب ${bidiIsolate('+966 50 123 4567')}`,
    },
    failed: 'تعذّر تحميل المحتوى. يرجى الاختيار مرة أخرى، أو تجاوز هذا السؤال.',
  },
  businesses: {
    bakery: 'مخبز',
    restaurant: 'مطعم',
    dentist: 'عيادة أسنان',
    hairdresser: 'صالون شعر',
    photographer: 'تصوير',
    consultant: 'استشارات',
    repairs: 'سباكة',
    yoga: 'استوديو يوغا',
    lawyer: 'مكتب محاماة',
    shop: 'متجر صغير',
  },
  businessTables: {
    bakery: ['مخبوزاتك وأسعارها', 'الصنف'],
    restaurant: ['أطباقك وأسعارها', 'الطبق'],
    dentist: ['علاجاتك وأسعارها', 'العلاج'],
    hairdresser: ['خدماتك وأسعارها', 'الخدمة'],
    photographer: ['جلساتك وأسعارها', 'الجلسة'],
    consultant: ['خدماتك وأسعارها', 'الخدمة'],
    repairs: ['خدماتك وأسعارها', 'الخدمة'],
    yoga: ['حصصك وأسعارها', 'الحصة'],
    lawyer: ['خدماتك وأسعارها', 'الخدمة'],
    shop: ['منتجاتك وأسعارها', 'المنتج'],
  },
  interviewCard: {
    step: (number, count) => `${number} من ${count}`,
    startAs: (business) => `اجعلها صفحتي: ${business}`,
    hints: {
      business: 'تبدأ بكلمات وألوان وصور تناسب نشاطك، ثم تغيّر ما تشاء.',
      name: 'يظهر في أعلى صفحتك وأسفلها وفي عنوان نافذة المتصفح.',
      contact: `اكتب رقم هاتف أو بريدًا إلكترونيًا أو كليهما. ولزر واتساب: واتساب ${bidiIsolate('+966 50 123 4567')}`,
      place: 'يكفي اسم المدينة، أو اكتب العنوان كاملًا.',
      placeAndHours: 'دفعة واحدة، مثل: شارع النيل 3، القاهرة، من السبت إلى الخميس 9–\u206018',
      pictures: 'مع وصف ما تُظهره كل صورة. الأولى تظهر في أعلى صفحتك.',
      look: 'الألوان والخط، وترى كل تغيير فورًا.',
    },
    replaces: (former) => `يحلّ محل «${bidiIsolate(former)}» أينما ورد.`,
  },
};
