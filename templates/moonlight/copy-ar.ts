import type { PortfolioCopy } from './copy.ts';

/** What a new portfolio says in Arabic. */
export const copy: PortfolioCopy = {
  header: {
    logoText: 'مارين آشبي',
    menu: { services: 'ما أرسمه', portfolio: 'أحدث الأعمال', contact: 'راسلني' },
  },
  home: {
    title: 'أرسم ما يحدث بعد موعد النوم',
    description: 'كتب مصورة وملصقات وجدار مرسوم بين حين وآخر، لمن يحب أن يعيد النظر.',
    mainButton: 'شاهد الأعمال',
    secondaryButton: 'راسلني',
  },
  services: {
    first: {
      title: 'كتب مصورة',
      description: 'من سطر على منديل إلى كتاب مطبوع.',
    },
    second: {
      title: 'ملصقات وجدران',
      description: 'صورة قوية لمهرجانك أو متجرك أو شارعك.',
    },
  },
  projects: [
    { title: 'قبل أن ينطفئ الضوء', description: 'لحظة من الزرقة.' },
    { title: 'ساهران', description: 'أحدهما القمر.' },
    { title: 'طريق العودة الطويل', description: 'على ضوء نوافذ الآخرين.' },
    { title: 'أحد عند النافذة', description: 'ينتظر، أو ينظر فحسب.' },
    { title: 'كاد الصبح يطلع', description: 'والعصافير بكّرت.' },
    { title: 'صفحة أخرى', description: 'ثم صفحة بعدها.' },
  ],
  contact: {
    address: 'علية الشباك، شارع الرصيف 7، خليج هارو',
    phone: '555.555.0187',
    email: 'maren@ashby.example',
    copyright: '© مارين آشبي',
  },
};
