import { listedSentenceOf } from '@weaversworld/shared/api';
import { spokenSentence } from '../lib/sort-errors.ts';

export const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
export const CHECK_YOUR_MAIL = 'Please check your email to verify your account before logging in.';
export const CODE_FAILED = 'Two-factor authentication failed. Please try again.';

/** First errors message, else the first of `non_field_errors`, else `detail`, else the default. */
export const loginSentence = (error: unknown): string => spokenSentence(error) ?? LOGIN_FAILED;

/** First errors message, else the default. */
export const codeSentence = (error: unknown): string => listedSentenceOf(error, CODE_FAILED);
