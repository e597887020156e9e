import { Trans } from '@lingui/react/macro';

/** The three steps of an estimate, below the links of the home page. */
export function HowItWorks() {
  return (
    <section className="how" aria-labelledby="how-title">
      <div className="wide">
        <h2 id="how-title">
          <Trans>How an estimate works</Trans>
        </h2>
        <ol className="how-steps">
          <li>
            <h3>
              <Trans>Say what you need</Trans>
            </h3>
            <p className="secondary">
              <Trans>In everyday words, such as “knee scan”, or with the code on your order.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Compare our places</Trans>
            </h3>
            <p className="secondary">
              <Trans>Each has its own prices. You see them side by side.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>See what it costs</Trans>
            </h3>
            <p className="secondary">
              <Trans>
                We show what the hospital and the doctors charge, and which line of our price list each price comes
                from.
              </Trans>
            </p>
          </li>
        </ol>
      </div>
    </section>
  );
}
