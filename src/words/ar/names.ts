import { bidiIsolate } from '../bidi-isolate.ts';
import type { StoredName } from '../stored-names.ts';

/** Arabic: the stored names and notes that all templates share. */
export const arNames: Readonly<Record<StoredName, string>> = {
  'Accent Color': 'لون التمييز',
  Address: 'عنوان المكان',
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
  'Logo Text': 'الاسم في الشعار',
  'Menu Item': 'بند القائمة',
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
  'The font of the whole page. Open Sans and Nunito can be embedded; the page then looks the same on every device.':
    'خط الصفحة كلها. يمكن تضمين Open Sans وNunito، فتظهر الصفحة بالشكل نفسه على كل جهاز.',
  'Shown in place of the drawing.': 'تظهر بدلًا من الرسم.',
  'Shown in place of the logo text.': 'تظهر بدلًا من الاسم.',
  Favicon: 'أيقونة الموقع',
  Language: 'اللغة',
  'Share Picture': 'صورة المشاركة',
  'Shown in the browser tab and in searches. If empty: your name and your first heading.':
    'يظهر في علامة تبويب المتصفح وفي نتائج البحث. وما لم تكتبه يظهر اسمك وأول عنوان في صفحتك.',
  'A sentence or two for searches and shared links. If empty: your first lines.':
    'جملة أو جملتان لنتائج البحث والروابط المشارَكة. وما لم تكتبهما تظهر سطورك الأولى.',
  'Shown where somebody shares the link. Best twice as wide as high.':
    'تظهر حين يشارك أحدهم الرابط. الأفضل أن يكون عرضها ضعف ارتفاعها.',
  'The small square icon in the browser tab. Until you choose one, it is drawn in your colors.':
    'الأيقونة المربعة الصغيرة في علامة تبويب المتصفح. وما لم تخترها تُرسم بألوانك.',
  'The language of your page, for screen readers and searches. Others by their code, such as sv.':
    'اللغة التي كُتبت بها صفحتك، لقارئات الشاشة ومحركات البحث. ويمكن كتابة رمز لغة أخرى، مثل sv.',
  'What the picture shows, for those who cannot see it. Without it the picture counts as decoration.':
    'ما تُظهره الصورة، لمن لا يستطيع رؤيتها. ومن دون وصف تُعد الصورة للزينة فقط.',
  About: 'نبذة',
  Answer: 'الجواب',
  Caption: 'تعليق الصورة',
  Days: 'الأيام',
  Hours: 'الساعات',
  'Map Link': 'رابط الخريطة',
  Name: 'الاسم',
  'Fills the first screen of the page. The text is then shown on a panel in front of it.':
    'تملأ الشاشة الأولى من الصفحة، ويظهر النص فوقها على خلفية.',
  'Such as 9:00 – 18:00. For all days at once, go Back and type, for example: Mon-Fri 9-18, Sat till 14.':
    'مثل 9:00 – 18:00. ولكل الأيام دفعة واحدة ارجع واكتب مثلًا: من السبت إلى الخميس من 9 صباحًا إلى 6 مساءً، والجمعة مغلق.',
  Note: 'ملاحظة',
  Owner: 'المسؤول',
  'Postal Code': 'الرمز البريدي',
  Town: 'المدينة',
  Offer: 'الصنف',
  Day: 'اليوم',
  Person: 'عضو الفريق',
  Picture: 'الصورة',
  Price: 'السعر',
  Question: 'السؤال',
  Quote: 'ما قاله',
  Role: 'الوظيفة',
  Testimonial: 'رأي العميل',
  WhatsApp: 'واتساب',
  'Opening Hours': 'ساعات العمل',
  Prices: 'الأسعار',
  Gallery: 'معرض الصور',
  Testimonials: 'آراء العملاء',
  'Questions and Answers': 'أسئلة وأجوبة',
  Team: 'الفريق',
  Location: 'المكان',
  'Legal Notice': 'بيانات قانونية',
  'Anything else the law requires, such as a VAT number or a register. The rest is filled in.':
    'ما يطلبه القانون منك أيضًا، مثل الرقم الضريبي أو السجل. والباقي يُملأ من تلقاء نفسه.',
  'Who is responsible for this page: a person, or a company and who represents it.':
    'من يتحمل مسؤولية هذه الصفحة: شخص، أو شركة ومن يمثلها.',
  'Where the button for directions leads. If empty: to your address on OpenStreetMap.':
    'وجهة زر الاتجاهات. وما لم تضع رابطًا يفتح مكانك على OpenStreetMap.',
  'Your number with the country code, such as +49 30 123456.': `رقمك مع رمز البلد، مثل ${bidiIsolate('+966 5X XXX XXXX')}.`,
};
