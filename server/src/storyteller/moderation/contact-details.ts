const EMAIL =
  /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\s+dot\s+)\s*[a-z]{2,}|\b\w+\s+at\s+\w+(?:\s+dot\s+[a-z]{2,}|\.(?:com|org|net|co|de|uk|fr|es|it)\b)/i;
const WEB =
  /\bhttps?:|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|org|net|edu|gov|io|co|uk|de|fr|es|it|nl|eu|us|ca|au|tv|me|app|dev|info|biz|xyz|ly|gg|ru|cn|jp|br|in)\b(?!\s*[A-Z])|\b\w+\s+dot\s+(?:com|org|net|co|uk|io)\b/i;
const HANDLE = /(?:^|\s)@[a-z0-9_.]{3,}|\b(?:snapchat|instagram|tiktok|whatsapp|discord|telegram)\b\s*[:@]/i;
const PHONE = /(?:\+|\b00)?(?:\(?\d{2,5}\)?[\s.\-/]?){2,}\d{2,}/;

const STREET =
  /\b\d{1,5}[a-z]?,?\s+(?:[A-Za-z.'-]+\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|boulevard|blvd|terrace|way|place|pl|square|gardens|grove|hill|row|mews|park)\b/i;
const STREET_NON_ENGLISH =
  /\b\p{L}+(?:straße|strasse|gasse|weg|platz|allee)\s+\d{1,4}\b|\b(?:rue|calle|via|avenida)\s+(?:\p{L}+\s+){1,3},?\s*\d{1,4}\b/iu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/;

/** Whether a text contains an e-mail or web address, a handle or a phone number. */
export function containsContactDetails(text: string): boolean {
  if (EMAIL.test(text) || WEB.test(text) || HANDLE.test(text)) return true;
  const phone = PHONE.exec(text);
  return phone !== null && phone[0].replace(/\D/g, '').length >= 7;
}

/** Whether a text contains a street address or a postcode. */
export function containsPostalAddress(text: string): boolean {
  return STREET.test(text) || STREET_NON_ENGLISH.test(text) || POSTCODE.test(text);
}
