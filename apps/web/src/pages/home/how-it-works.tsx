import { Trans } from '@lingui/react/macro';

/** The estimate in three steps, below the doors. */
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
              <Trans>Choose where you would go</Trans>
            </h3>
            <p className="secondary">
              <Trans>Each of our locations has prices of its own. You can compare them later.</Trans>
            </p>
          </li>
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
              <Trans>See what it costs</Trans>
            </h3>
            <p className="secondary">
              <Trans>
                Hospital and physician fees shown separately, and for each price the line of our list that it comes
                from.
              </Trans>
            </p>
          </li>
        </ol>
      </div>
    </section>
  );
}
