/*
 * The exports of react-router-dom that the apps use, as one entry point: the host shares it with the remotes, so that
 * unused exports are tree-shaken. Every remote in the product runs with the host's copy, so a new export is a minor version
 * of the Shell contract: add it here, raise SHELL_CONTRACT, and require that version in the package.json of the remote that
 * uses it.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  type LinkProps,
  type Location,
  Navigate,
  type NavigateFunction,
  NavLink,
  Outlet,
  type PatchRoutesOnNavigationFunction,
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
