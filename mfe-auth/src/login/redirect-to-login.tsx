import { Navigate } from '@weaversworld/shared/router';

/** /accounts/{anything else}: the login screen. */
const RedirectToLogin = () => <Navigate to="/accounts/login" replace />;

export { RedirectToLogin as Page };
