import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { staffPages } from '@portico/staff-contract';
import { Link } from 'react-router';
import { Page } from '../frame/page.tsx';
import { usePlaces } from '../frame/use-places.ts';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { Notice } from '../ui/notice.tsx';
import './home-page.css';

/** What the person's roles have, and what waits for them. */
export function HomePage() {
  const { t } = useLingui();
  const { session, may } = useSession();
  const subjects = usePlaces();
  const { name } = session;
  return (
    <Page title={t`Welcome, ${name}`}>
      {may('openAccounts') && <Waiting />}
      {subjects.length === 0 && (
        <p>
          <Trans>None of your work is done at this screen. Its commands are on the server.</Trans>
        </p>
      )}
      {subjects.map(({ subject, heading, places }) => (
        <section key={subject} className="stack">
          <h2>{heading}</h2>
          <ul className="doors">
            {places.map((place) => (
              <li key={place.path}>
                <div className="card">
                  <Link to={place.path}>{place.name}</Link>
                  <p className="secondary">{place.about}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="secondary">
        <Trans>What you do here goes into the audit trail, with your name.</Trans>
      </p>
    </Page>
  );
}

/** Colleagues who wait for a second person. */
function Waiting() {
  const { reply } = useLoaded('countOpenings', {});
  const count = reply?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Notice look="hint">
      <Link to={staffPages.openings}>
        <Plural
          value={count}
          one="# request of a colleague waits for you"
          other="# requests of colleagues wait for you"
        />
      </Link>
    </Notice>
  );
}
