import { escapeHtml } from '../http/escape-html.ts';
import { type Book, type BookPage, bookUrn, castLine, pictureName } from './book.ts';

/*
 * The documents of a fixed-layout EPUB 3 book (https://www.w3.org/TR/epub-33/). Every page is a landscape spread of 1440 x 810 px:
 * the picture, 4:3, over the whole height, and the words beside it.
 */

const WIDTH = 1440;
const HEIGHT = 810;
/** Longer texts are set in the smaller size; both fit a page of the longest text that a story has. */
const LONG_TEXT_CHARACTERS = 330;

/** Names the package document, whose place is free. */
export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The style of all pages. The e-book reader's own typefaces are used. */
const STYLE = `html, body { margin: 0; padding: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #ffffff; color: #2b2440; }
body { position: relative; overflow: hidden; font-family: Andika, "Trebuchet MS", Verdana, sans-serif; }
img { position: absolute; left: 0; top: 0; width: 1080px; height: ${HEIGHT}px; object-fit: cover; }
.words { position: absolute; left: 1080px; top: 0; width: 296px; height: ${HEIGHT}px; padding: 0 32px; display: flex; align-items: center; }
.words p { margin: 0; font-size: 29px; line-height: 1.45; white-space: pre-line; }
.words.long p { font-size: 23px; line-height: 1.4; }
.number { position: absolute; right: 32px; bottom: 20px; margin: 0; font-size: 18px; color: #5d5570; }
.cover img { width: ${WIDTH}px; height: 640px; object-position: 50% 100%; }
.title { position: absolute; left: 0; bottom: 0; width: ${WIDTH - 96}px; padding: 32px 48px; background: #ffffff; text-align: center; }
.title h1 { margin: 0; font-size: 60px; }
.title p { margin: 8px 0 0; font-size: 28px; }
.end { position: absolute; left: 0; top: 340px; width: ${WIDTH}px; margin: 0; font-size: 72px; text-align: center; }
`;

/** Characters that XML 1.0 does not allow, not even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, ''));

const xhtml = (title: string, body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head>
  <meta charset="UTF-8"/>
  <title>${escapeXml(title)}</title>
  <meta name="viewport" content="width=${WIDTH}, height=${HEIGHT}"/>
  <link rel="stylesheet" type="text/css" href="style.css"/>
</head>
${body}
</html>
`;

const coverDocument = (book: Book): string =>
  xhtml(
    book.title,
    `<body class="cover" epub:type="cover">
  <img src="cover.png" alt=""/>
  <div class="title"><h1>${escapeXml(book.title)}</h1>${book.cast.length === 0 ? '' : `<p>with ${escapeXml(castLine(book))}</p>`}</div>
</body>`,
  );

const pageDocument = (title: string, page: BookPage, number: number): string =>
  xhtml(
    `${title}, page ${number}`,
    `<body>
  ${page.picture === null ? '' : `<img src="${pictureName(number, page.picture)}" alt="${escapeXml(page.description)}"/>`}
  <div class="words${page.text.length > LONG_TEXT_CHARACTERS ? ' long' : ''}"><p>${escapeXml(page.text)}</p></div>
  <p class="number">${number}</p>
</body>`,
  );

const navigation = (book: Book): string =>
  xhtml(
    book.title,
    `<body>
  <nav epub:type="toc" id="toc">
    <h1>${escapeXml(book.title)}</h1>
    <ol>
      <li><a href="cover.xhtml">Cover</a></li>
${book.pages.map((_, at) => `      <li><a href="page-${at + 1}.xhtml">Page ${at + 1}</a></li>`).join('\n')}
      <li><a href="end.xhtml">The End</a></li>
    </ol>
  </nav>
  <nav epub:type="page-list" id="page-list" hidden="hidden">
    <ol>
${book.pages.map((_, at) => `      <li><a href="page-${at + 1}.xhtml">${at + 1}</a></li>`).join('\n')}
    </ol>
  </nav>
</body>`,
  );

const packageDocument = (book: Book): string => {
  const documents = ['cover', ...book.pages.map((_, at) => `page-${at + 1}`), 'end'];
  const pictures = book.pages.flatMap(({ picture }, at) =>
    picture === null
      ? []
      : [
          `<item id="picture-${at + 1}" href="${pictureName(at + 1, picture)}" media-type="${picture.type}"/>`,
        ],
  );
  const modified = new Date(book.modifiedAt).toISOString().replace(/\.\d+Z$/, 'Z');
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en" prefix="rendition: http://www.idpf.org/vocab/rendition/#">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="book-id">${bookUrn(book)}</dc:identifier>
    <dc:title>${escapeXml(book.title)}</dc:title>
    <dc:language>en</dc:language>
    <dc:creator>Weaver&#39;s World</dc:creator>
    <meta property="dcterms:modified">${modified}</meta>
    <meta property="rendition:layout">pre-paginated</meta>
    <meta property="rendition:orientation">landscape</meta>
    <meta property="rendition:spread">none</meta>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessMode">visual</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">alternativeText</meta>
    <meta property="schema:accessibilityFeature">readingOrder</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityHazard">none</meta>
    <meta property="schema:accessibilitySummary">A picture book with real text. Every picture has a description.</meta>
    <meta name="cover" content="cover-image"/>
  </metadata>
  <manifest>
    <item id="navigation" href="navigation.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    <item id="cover-image" href="cover.png" media-type="image/png" properties="cover-image"/>
    ${documents.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`).join('\n    ')}
    ${pictures.join('\n    ')}
  </manifest>
  <spine>
    ${documents.map((name) => `<itemref idref="${name}"/>`).join('\n    ')}
  </spine>
</package>
`;
};

/** All documents of a book by their name in the folder of the package. */
export const bookDocuments = (book: Book): Record<string, string> => ({
  'package.opf': packageDocument(book),
  'navigation.xhtml': navigation(book),
  'style.css': STYLE,
  'cover.xhtml': coverDocument(book),
  ...Object.fromEntries(
    book.pages.map((page, at) => [`page-${at + 1}.xhtml`, pageDocument(book.title, page, at + 1)]),
  ),
  'end.xhtml': xhtml(`${book.title}, the end`, '<body><h1 class="end">The End</h1></body>'),
});
