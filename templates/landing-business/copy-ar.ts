import type { LandingCopy } from './copy.ts';

/** What a new landing page says in Arabic. */
export const copy: LandingCopy = {
  header: {
    logoText: 'فرنهيل لصيانة المنازل',
    menu: { benefits: 'لماذا نحن', features: 'كيف نعمل', cta: 'اطلب عرضًا', footer: 'تواصل معنا' },
  },
  hero: {
    title: 'إصلاحات صغيرة وراحة كبيرة',
    subtitle: 'صنبور يقطر أو باب يعلق أو رف لم يُركَّب بعد؟ للأشياء الصغيرة في بيتك وُجدنا.',
    button: 'احجز زيارة',
  },
  benefits: {
    title: 'عمل متقن وتعامل طيب',
    subtitle: 'تفتح لنا باب بيتك، ونحن لا ننسى ذلك.',
    time: {
      title: 'يومك لك',
      description: 'أخبرنا بما يناسبك، ونبحث معك عن موعد.',
    },
    price: {
      title: 'اسأل عن السعر',
      description: 'والأفضل قبل أن نبدأ، لتقرر على مهلك.',
    },
    cover: {
      title: 'هناك خلل؟',
      description: 'إن أتعبك شيء أصلحناه، نريد أن نعرف.',
    },
  },
  features: {
    title: 'من أول اتصال إلى انتهاء العمل',
    subtitle: 'تبدأ الحكاية برسالة منك.',
    items: [
      {
        title: 'أخبرنا بما يحتاج إلى إصلاح',
        description: 'بضع كلمات أو صورة تساعدنا على الفهم.',
      },
      {
        title: 'اختر الوقت الذي يناسبك',
        description: 'قل لنا أي الأيام تناسبك، ونجد بينها يومًا معًا.',
      },
      {
        title: 'عُد إلى بيت كل شيء فيه يعمل',
        description: 'أجمل ما في الإصلاح ألا تفكر فيه بعد ذلك.',
      },
    ],
  },
  cta: {
    title: 'ما الذي يحتاج إلى إصلاح عندك؟',
    subtitle: 'أرسل إلينا سطرًا أو صورة، ومن هناك نكمل.',
    button: 'اطلب عرض سعر',
  },
  footer: {
    description: 'إصلاحات في البيت، على يد من يفرح حين يعود كل شيء إلى العمل.',
    address: 'شارع الطاحونة 18، فرنهيل',
    email: 'hello@fernhill.example',
    phone: '555.555.0142',
  },
};
