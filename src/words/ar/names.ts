import { bidiIsolate } from '../bidi-isolate.ts';
import type { StoredName } from '../stored-names.ts';

/** Arabic: the stored names and notes that all templates share. */
export const arNames: Readonly<Record<StoredName, string>> = {
  'Accent Color': 'لون التمييز',
  Address: 'عنوان المراسلة',
  'Background Color': 'لون الخلفية',
  Button: 'الزر',
  Color: 'اللون',
  Description: 'الوصف',
  Email: 'البريد الإلكتروني',
  Facebook: 'فيسبوك',
  'Font Family': 'الخط',
  Icon: 'الأيقونة',
  Image: 'الصورة',
  Instagram: 'إنستغرام',
  LinkedIn: 'لينكدإن',
  'Logo Image': 'صورة الشعار',
  'Logo Text': 'نص الشعار',
  'Menu Item': 'عنصر القائمة',
  Phone: 'الهاتف',
  'Primary Color': 'اللون الأساسي',
  'Secondary Color': 'اللون الثانوي',
  'Social Links': 'روابط التواصل الاجتماعي',
  Subtitle: 'العنوان الفرعي',
  Text: 'النص',
  'Text Color': 'لون النص',
  Title: 'العنوان',
  Twitter: 'تويتر',
  URL: 'الرابط',
  Visible: 'الظهور',
  'Follows the global colors until you choose one.': 'يتبع الألوان العامة إلى أن تختار لونًا خاصًا.',
  'The font of the whole page. Embedded, Open Sans and Nunito look alike everywhere, for some 15 kB more.':
    'خط الصفحة كلها. عند تضمين Open Sans أو Nunito يظهر الخط بالشكل نفسه في كل مكان، مقابل نحو 15 كيلوبايت إضافية.',
  'Shown in place of the drawing.': 'تظهر بدلًا من الرسم.',
  'Shown in place of the logo text.': 'تظهر بدلًا من نص الشعار.',
  Favicon: 'أيقونة الموقع',
  Language: 'اللغة',
  'Share Picture': 'صورة المشاركة',
  'Stands in the browser’s tab and in searches. Until you write one: your name and your first heading.':
    'يظهر في علامة تبويب المتصفح وفي نتائج البحث. إلى أن تكتبه: اسمك وعنوانك الأول.',
  'A sentence or two for searches and shared links. Until you write one: your first lines.':
    'جملة أو جملتان لنتائج البحث والروابط المشارَكة. إلى أن تكتبهما: سطورك الأولى.',
  'Shown where somebody shares the address. Best twice as wide as high.':
    'تظهر حيث يشارك أحدهم العنوان. الأفضل أن يكون عرضها ضعف ارتفاعها.',
  'The small sign in the browser’s tab, a square. Until you choose one, it is drawn in your colors.':
    'العلامة الصغيرة في علامة تبويب المتصفح، مربعة الشكل. إلى أن تختارها تُرسم بألوانك.',
  'What your page is written in, for screen readers and searches. Another one by its code, such as sv.':
    'اللغة التي كُتبت بها صفحتك، لقارئات الشاشة ومحركات البحث. ويمكن كتابة رمز لغة أخرى، مثل sv.',
  'What the picture shows, for those who cannot see it. Without it the picture counts as decoration.':
    'ما تُظهره الصورة، لمن لا يستطيع رؤيتها. ومن دون وصف تُعد الصورة زخرفة.',
  About: 'نبذة',
  Answer: 'الجواب',
  Caption: 'تعليق الصورة',
  Days: 'الأيام',
  Hours: 'الساعات',
  'Map Link': 'رابط الخريطة',
  Name: 'الاسم',
  'Fills the first screen of the page. The text then stands on a panel in front of it.':
    'تملأ الشاشة الأولى من الصفحة، ويقف النص على لوحة أمامها.',
  'Such as 9:00 – 18:00. For all days at once, go Back and type, for example: Mon-Fri 9-18, Sat till 14.':
    'مثل 9:00 – 18:00. ولكل الأيام دفعة واحدة ارجع واكتب مثلًا: من الاثنين إلى الجمعة 9-18، السبت حتى 14.',
  Note: 'ملاحظة',
  Owner: 'المسؤول',
  'Postal Code': 'الرمز البريدي',
  Town: 'المدينة',
  Offer: 'عرض',
  Day: 'يوم',
  Person: 'شخص',
  Picture: 'صورة',
  Price: 'السعر',
  Question: 'سؤال',
  Quote: 'الاقتباس',
  Role: 'الدور',
  Testimonial: 'شهادة',
  WhatsApp: 'واتساب',
  'Opening Hours': 'ساعات العمل',
  Prices: 'الأسعار',
  Gallery: 'معرض الصور',
  Testimonials: 'آراء العملاء',
  'Questions and Answers': 'أسئلة وأجوبة',
  Team: 'الفريق',
  Location: 'الموقع',
  'Legal Notice': 'بيانات قانونية',
  'What else the law asks of you, such as a VAT number or a register. The rest is filled in.':
    'ما يطلبه القانون منك أيضًا، مثل الرقم الضريبي أو السجل. والباقي يُملأ من تلقاء نفسه.',
  'Who answers for this page: a person, or a company and who speaks for it.':
    'من يتحمل مسؤولية هذه الصفحة: شخص، أو شركة ومن يمثلها.',
  'Where the button for directions leads. Until you set one, to your address on OpenStreetMap.':
    'إلى أين يقود زر الاتجاهات. إلى أن تحدد رابطًا: إلى عنوانك على OpenStreetMap.',
  'Your number with the country code, such as +49 30 123456.': `رقمك مع رمز البلد، مثل ${bidiIsolate('+966 5X XXX XXXX')}.`,
};
