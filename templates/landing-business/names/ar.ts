import type { NamesIn } from '../../template.ts';
import type { names } from './en.ts';

/** Arabic. */
export const ar: NamesIn<typeof names> = {
  'Landing Page': 'صفحة هبوط',
  Header: 'الترويسة',
  Hero: 'الواجهة',
  Benefits: 'المزايا',
  Features: 'الخصائص',
  'Call to Action': 'الدعوة إلى الإجراء',
  Footer: 'التذييل',
  Benefit: 'ميزة',
  'Card Background Color': 'لون خلفية البطاقات',
  Feature: 'خاصية',
  'Icon Color': 'لون الأيقونة',
};
