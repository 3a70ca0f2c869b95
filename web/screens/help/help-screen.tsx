import { useSession } from '#web/api/people/session.ts'
import { LanguageSwitch } from '#web/features/language-switch/language-switch.tsx'
import { ThemeSwitch } from '#web/features/theme-switch/theme-switch.tsx'
import { Page } from '#web/ui/page.tsx'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import { KEYS } from './keys.ts'
import styles from './help.module.css'
import { QUESTIONS } from './questions.tsx'

/** Ten common questions, contact, keys, and display settings. */
export function HelpScreen() {
  return (
    <Page title={t('Help')} lead={t('What people ask most, and where each thing is.')} width="text">
      <div className={styles.help}>
        <section aria-label={t('Questions')} className={styles.questions}>
          {QUESTIONS.map(({ id, question, answer }) => (
            <details key={id} id={id}>
              <summary>
                <h2>{question}</h2>
              </summary>
              {answer}
            </details>
          ))}
        </section>
        <Contact />
        <section>
          <h2>{t('Language')}</h2>
          <p className={styles.soft}>{t('For this browser. Each ad has its own language.')}</p>
          <LanguageSwitch />
        </section>
        <section>
          <h2>{t('Light or dark')}</h2>
          <p className={styles.soft}>{t('For this browser. Ads look the same in both.')}</p>
          <ThemeSwitch />
        </section>
        <Keys />
      </div>
    </Page>
  )
}

const LINKS = {
  mail: (address: string) => <a href={`mailto:${address}`}>{address}</a>,
  terms: (text: string) => <Link to="/terms">{text}</Link>,
}

function Contact() {
  const { supportEmail } = useSession()
  return (
    <section>
      <h2>{t('Something else?')}</h2>
      {supportEmail ? (
        <p>
          {rich(
            t('Write to <mail>{address}</mail>. Say which ad it is about: its address is in your browser’s bar.', {
              address: supportEmail,
            }),
            LINKS,
          )}
        </p>
      ) : (
        <p>{rich(t('Whoever runs this installation is named in its <terms>terms</terms>.'), LINKS)}</p>
      )}
    </section>
  )
}

function Keys() {
  return (
    <section>
      <h2>{t('Keys')}</h2>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">{t('Where')}</th>
            <th scope="col">{t('Keys')}</th>
            <th scope="col">{t('What they do')}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.flatMap(({ where, rows }) =>
            rows.map(({ keys, does }, at) => (
              <tr key={`${where} ${does}`}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length}>
                    {where}
                  </th>
                )}
                <td>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </td>
                <td>{does}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
