import { type Bucket, createBucket } from '@weaversworld/deploy/store';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createBucketPictures } from './bucket-pictures.ts';
import { createTablePictures, type PictureStore } from './picture-store.ts';

/** The bucket of the settings; null without one. */
export const bucketOf = ({
  PICTURES_BUCKET_URL: url,
  PICTURES_BUCKET_REGION: region,
  PICTURES_BUCKET_KEY_ID: keyId,
  PICTURES_BUCKET_SECRET: secret,
}: Config): Bucket | null =>
  url === undefined || keyId === undefined || secret === undefined
    ? null
    : createBucket({ url, region, keyId, secret, name: 'PICTURES_BUCKET' });

/** The pictures of this server: in the bucket, else in the database. */
export const openPictures = (db: Db, bucket: Bucket | null, now: () => number): PictureStore =>
  bucket === null ? createTablePictures(db) : createBucketPictures({ db, bucket, now });
