import { authErrorMessage, listedErrorMessage } from '@weaversworld/shared/api';

export const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
export const VERIFICATION_PENDING = 'Please check your email to verify your account before logging in.';
export const CODE_FAILED = 'Two-factor authentication failed. Please try again.';

export const loginErrorMessage = (error: unknown): string => authErrorMessage(error, LOGIN_FAILED);

export const codeErrorMessage = (error: unknown): string => listedErrorMessage(error, CODE_FAILED);
