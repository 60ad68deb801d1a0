import { z } from 'zod';

const ListedObject = z.object({ key: z.string(), etag: z.string(), modifiedAt: z.number() });

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decodeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });

const textOf = (xml: string, element: string): string | undefined => {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decodeXml(found);
};

/**
 * Parses the answer of ListObjectsV2: its objects, and the token of the next part. It has one level of elements without
 * attributes, so it needs no XML parser. Throws when something is missing, and for any other
 * document: what a proxy answers must not pass for an empty bucket.
 */
export const parseListing = (
  xml: string,
): { objects: z.infer<typeof ListedObject>[]; next: string | undefined } => {
  if (!xml.includes('<ListBucketResult')) throw new Error('no ListBucketResult');
  return {
    objects: [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, one = '']) =>
      ListedObject.parse({
        key: textOf(one, 'Key'),
        etag: textOf(one, 'ETag'),
        modifiedAt: Date.parse(textOf(one, 'LastModified') ?? ''),
      }),
    ),
    next:
      textOf(xml, 'IsTruncated') === 'true'
        ? z.string().parse(textOf(xml, 'NextContinuationToken'))
        : undefined,
  };
};
