import type { NamesIn } from '../../template.ts';
import type { names } from './en.ts';

/** Arabic. */
export const ar: NamesIn<typeof names> = {
  Portfolio: 'معرض الأعمال',
  Header: 'رأس الصفحة',
  Home: 'مقدمة الصفحة',
  Services: 'الخدمات',
  Contact: 'التواصل',
  'Author Image': 'صورة صاحب الصفحة',
  Copyright: 'حقوق النشر',
  'First Service': 'الخدمة الأولى',
  'Main Button': 'الزر الرئيسي',
  Project: 'المشروع',
  'Second Service': 'الخدمة الثانية',
  'Secondary Button': 'الزر الثانوي',
  Thumbnail: 'الصورة المصغرة',
};
