import { useRouteError } from '@weaversworld/shared/router';
import { useShell } from '@weaversworld/shared/shell';
import { Button, buttonAttributes, WeaverBird } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import styles from './screens.module.css';

/** The message of any thrown value. */
const errorMessage = (error: unknown): string => {
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === 'string' && error) return error;
  if (typeof error === 'object' && error !== null && 'status' in error)
    return [error.status, 'statusText' in error ? error.statusText : ''].filter(Boolean).join(' ');
  return 'No message was given.';
};

const ErrorPage = ({ error }: { error: unknown }) => {
  useEffect(() => {
    document.title = "Unexpected Application Error! · Weaver's World";
  }, []);
  return (
    <main className={styles.screensError} id="main">
      <WeaverBird />
      <h1>Unexpected Application Error!</h1>
      <p className={styles.screensMessage} role="alert">
        {errorMessage(error)}
      </p>
      <p className={styles.screensLine}>Your stories are safe. Loading the page again usually helps.</p>
      <div className={styles.screensActions}>
        <Button icon="again" onClick={() => globalThis.location.reload()}>
          Load again
        </Button>
        <a {...buttonAttributes({ variant: 'quiet' })} href="/weaversworld">
          Return Home
        </a>
      </div>
    </main>
  );
};

const RoutedError = () => {
  const error = useRouteError();
  const { report } = useShell();
  useEffect(() => {
    report({ level: 'error', source: 'host', message: 'Unhandled route error', error });
  }, [error, report]);
  return <ErrorPage error={error} />;
};

/** The generic error screen: shows the given error (needs no router then), or the route's error, which it reports. */
export const ErrorScreen = (props: { error?: unknown }) =>
  'error' in props ? <ErrorPage error={props.error} /> : <RoutedError />;
