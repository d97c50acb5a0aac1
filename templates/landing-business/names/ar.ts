import type { NamesIn } from '../../template.ts';
import type { names } from './en.ts';

/** Arabic. */
export const ar: NamesIn<typeof names> = {
  'Landing Page': 'صفحة تعريفية',
  Header: 'رأس الصفحة',
  Hero: 'مقدمة الصفحة',
  Benefits: 'المزايا',
  Features: 'ما نقدّمه',
  'Call to Action': 'دعوة للتواصل',
  Footer: 'أسفل الصفحة',
  Benefit: 'الميزة',
  'Card Background Color': 'لون خلفية البطاقات',
  Feature: 'البند',
  'Icon Color': 'لون الأيقونة',
};
