import type { PortfolioCopy } from './copy.ts';

/** What a new portfolio says in Arabic. */
export const copy: PortfolioCopy = {
  header: {
    logoText: 'مارين آشبي',
    menu: { services: 'ما أرسمه', portfolio: 'أحدث الأعمال', contact: 'راسلني' },
  },
  home: {
    title: 'أرسم ما يحدث بعد موعد النوم',
    description: 'كتب مصورة وملصقات وجدار مرسوم بين حين وآخر، من مرسم صغير عند الميناء.',
    mainButton: 'شاهد الأعمال',
    secondaryButton: 'راسلني',
  },
  services: {
    first: {
      title: 'كتب مصورة',
      description: 'من سطر على منديل إلى كتاب مطبوع في داخله خريطة.',
    },
    second: {
      title: 'ملصقات وجدران',
      description: 'صورة واحدة قوية لمهرجانك أو متجرك أو شارعك. وأحضر السلم معي.',
    },
  },
  projects: [
    {
      title: 'حارس الفانوس',
      description: 'كتاب مصور عن آخر منارة ما زال فيها إنسان.',
    },
    { title: 'حافلة الليل', description: 'ستة ملصقات لمدينة ليس فيها بعد العاشرة إلا حافلة واحدة.' },
    {
      title: 'ساعة البوم',
      description: 'غلاف وخرائط لدليل عن الطيور التي تسهر.',
    },
    { title: 'تقويم المد والجزر', description: 'اثنا عشر قمرًا لمكتب الميناء.' },
    {
      title: 'أربعون نافذة',
      description: 'جدار مخبز، والجيران هم من اختاروا من يبقى ساهرًا.',
    },
    {
      title: 'عبّارة القمر',
      description: 'حكاية في تسع لوحات، تُقرأ على ضوء المصباح.',
    },
  ],
  contact: {
    address: 'علية الشباك، شارع الرصيف 7، خليج هارو',
    phone: '555.555.0187',
    email: 'maren@ashby.example',
    copyright: '© 2025 مارين آشبي',
  },
};
