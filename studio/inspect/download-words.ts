/** "Download" and "install" as ads say them in the languages that the studio sets. */
const SPACED = [
  'downloads?|downloading|install|installs|installing',
  'herunterladen|downloaden|installieren|installiere',
  'télécharge[rz]?|installe[rz]?',
  'descarga[r]?|descárga(?:lo|la|te)?|instala[r]?|instálala?o?',
  'scarica(?:re|lo|la)?|installa(?:re|lo|la)?',
  'baixar|baixe|transferir|instale',
  'installeer|installeren',
  'pobierz|pobrać|zainstaluj',
  'ladda ner|ladda ned|installera|last ned|installer',
  'indir|i̇ndir|yükle|kur',
  'stáhnout|stáhněte|stáhni|nainstalovat|nainstalujte',
  'tải xuống|tải về|cài đặt',
  'скачать|скачай(?:те)?|установить|установи(?:те)?',
  'завантажити|завантажте|встановити|встановіть',
  'κατέβασε|κατεβάστε|λήψη|εγκατάσταση|εγκαταστήστε',
  'حمّل|حمل الآن|تحميل|تنزيل|تثبيت',
  'הורד|הורידו|הורדה|התקן|התקינו|התקנה',
].join('|')

/** In these scripts no space tells where a word begins. */
const SPACELESS = 'डाउनलोड|इंस्टॉल|ดาวน์โหลด|ติดตั้ง|下载|下載|安装|安裝|ダウンロード|インストール|다운로드|설치'

/** Whether a text asks to download or to install, which Google refuses in a picture. */
export const ASKS_TO_DOWNLOAD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${SPACED})(?![\\p{L}\\p{M}])|${SPACELESS}`, 'iu')
