import { bidiIsolate } from '../bidi-isolate.ts';
import type { enInterviewCard } from '../en/interview-card.ts';

/** Arabic: what the cards of the interview say beside their questions. */
export const arInterviewCard: typeof enInterviewCard = {
  interviewCard: {
    step: (number, count) => `${number} من ${count}`,
    startAs: (business) => `اجعلها صفحتي: ${business}`,
    hints: {
      business: 'تبدأ بكلمات وألوان وصور تناسب نشاطك، ثم تغيّر ما تشاء.',
      name: 'يظهر في أعلى صفحتك وأسفلها وفي عنوان نافذة المتصفح.',
      contact: 'اكتب رقم هاتف أو بريدًا إلكترونيًا أو كليهما.',
      place: 'يكفي اسم المدينة، أو اكتب العنوان كاملًا.',
      placeAndHours: 'دفعة واحدة، مثل: شارع النيل 3، القاهرة، من السبت إلى الخميس 9–\u206018',
      pictures: 'ثلاث صور على الأكثر، مع وصف ما تُظهره. الأولى تظهر في أعلى صفحتك.',
      look: 'الألوان والخط، وترى كل تغيير فورًا.',
    },
    replaces: (former) => `يحلّ محل «${bidiIsolate(former)}» أينما ورد.`,
  },
};
