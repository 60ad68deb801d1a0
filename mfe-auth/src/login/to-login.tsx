import { Navigate } from '@weaversworld/shared/router';

/** /accounts/{anything else}: the login screen. */
const ToLogin = () => <Navigate to="/accounts/login" replace />;

export { ToLogin as Page };
