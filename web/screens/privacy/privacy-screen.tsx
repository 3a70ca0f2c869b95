import { PRODUCT_NAME } from '#contract/product.ts'
import { Blank, LegalPage, LegalSection } from '#web/features/legal-page/legal-page.tsx'
import { Link } from '#web/router/link.tsx'

export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy" lead={`What ${PRODUCT_NAME} keeps about you, why, and how you get rid of it.`}>
      <LegalSection title="Who is responsible">
        <p>
          <Blank>Name and address of the operator</Blank>, <Blank>e-mail address</Blank>.
        </p>
      </LegalSection>
      <WhatIsKept />
      <WhoElse />
      <HowLong />
      <YourRights />
    </LegalPage>
  )
}

function WhatIsKept() {
  return (
    <LegalSection title="What is kept, and why">
      <ul>
        <li>
          <strong>Your account:</strong> your name, e-mail address and picture, and your number at the identity
          provider, so that you can sign in.
        </li>
        <li>
          <strong>Your ads:</strong> what you write, the photos that you upload, what the studio found in them and what
          you painted over them to mend a cut-out, and the ads made of them, so that you can go on with them. Where and
          with what a photo was taken is removed as it arrives.
        </li>
        <li>
          <strong>Your brands,</strong> where you set any: their names, logos, colors and fonts, and what your ads say
          of them, so that new ads can carry them.
        </li>
        <li>
          <strong>Your campaigns:</strong> their look, what your list says of each product, the photos that it names and
          the pictures made of them, until you delete them or have not changed them for 30 days. The file itself is not
          kept; the hosts of the photos see our address and not yours.
        </li>
        <li>
          <strong>Product pages</strong> that you had read: their addresses and those of their photos, for a day at the
          most, so that nobody reads pages by the thousand through us. The page’s website sees our address and not
          yours.
        </li>
        <li>
          <strong>What you share for approval:</strong> the pictures as they were when you shared them, and the names,
          comments and approvals of those who have the link, for you and for them. It ends with the link: when you
          revoke it, when you delete the ad, or after 30 days.
        </li>
        <li>
          <strong>Your plan and credits:</strong> which plan you have, what you bought and what each credit was used
          for. Card numbers never reach us.
        </li>
        <li>
          <strong>One cookie,</strong> connect.sid, which keeps you signed in for 30 days. It is needed for that and
          does nothing else: there is no tracking, no advertising cookie and no measuring by others. With it we note the
          kind of your browser and the day of your last visit, so that you can tell your devices apart and sign them
          out. Where you chose light or dark, or a language, another one, theme or language, keeps that choice in this
          browser.
        </li>
        <li>
          <strong>A list of events:</strong> when you signed in and out and with which kind of browser, when your plan
          or your bought credits changed, and when somebody who runs this service looked at your account or gave you
          credits. It is kept for 400 days, so that misuse and mistakes can be found, and holds no address and nothing
          that you wrote.
        </li>
        <li>
          <strong>Server logs</strong> of requests and errors, for <Blank>number of days</Blank>, to keep the service
          running and safe.
        </li>
      </ul>
      <p>
        The legal ground is the contract with you, for logs our interest in a safe service{' '}
        <Blank>or the grounds of your law</Blank>.
      </p>
    </LegalSection>
  )
}

function WhoElse() {
  return (
    <LegalSection title="Who else sees it">
      <ul>
        <li>
          The identity provider learns that you sign in here: <Blank>Google or another provider</Blank>.
        </li>
        <li>
          The payment provider handles your payment on its own pages: <Blank>Stripe or another provider</Blank>.
        </li>
        <li>
          The hosting provider stores the data: <Blank>name and country</Blank>.
        </li>
        <li>
          Where AI services are used, your words and photos are sent to them to make your ads:{' '}
          <Blank>names and countries, or none</Blank>.
        </li>
        <li>Whoever has a link that you made for approval sees the ad and what was said of it, without signing in.</li>
      </ul>
      <p>Nobody else. Nothing is sold.</p>
    </LegalSection>
  )
}

function HowLong() {
  return (
    <LegalSection title="How long">
      <p>
        Until you delete it. What you delete is gone at once, the files behind it within a day. An earlier version of an
        ad is kept for 30 days after it was replaced, and so are the photos that it shows and what was changed on it.
        When you delete your account, everything goes with it, except what the law makes us keep{' '}
        <Blank>invoices, for how long</Blank> a fingerprint of your sign-in, which holds no name and only prevents free
        credits from being given twice, and that list of events, in which a number stands for you that then belongs to
        nobody.
      </p>
    </LegalSection>
  )
}

function YourRights() {
  return (
    <>
      <LegalSection title="What you can do">
        <p>
          On the page <Link to="/account">Account</Link> you download everything that is kept about you, sign out on all
          your devices and delete your account, without asking anybody. You may also ask us for access, correction or
          deletion, object to what we do, and complain to <Blank>the supervisory authority</Blank>.
        </p>
      </LegalSection>
      <LegalSection title="Changes">
        <p>
          If this text changes, you hear of it here and <Blank>by e-mail</Blank>. Last changed on <Blank>date</Blank>.
        </p>
      </LegalSection>
    </>
  )
}
