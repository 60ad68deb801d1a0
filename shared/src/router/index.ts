/*
 * The router's names that the apps use, as one door: it is what the host shares with the remotes, so that the
 * whole package need not travel. Add a name here before you use it, and raise shared's version.
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
