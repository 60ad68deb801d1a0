/*
 * The router's names that the apps use, as one door: it is what the host shares with the remotes, so that the
 * whole package need not travel. The host alone brings them, so a new name is a minor version of the Shell contract: add it
 * here, raise SHELL_CONTRACT, and ask for it in the package.json of the remote that uses it.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  type LinkProps,
  type Location,
  matchRoutes,
  Navigate,
  type NavigateFunction,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
