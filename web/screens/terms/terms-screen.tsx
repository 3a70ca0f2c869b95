import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { PLANS } from '#contract/money/plans.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { Blank, LegalPage, LegalSection } from '#web/features/legal-page/legal-page.tsx'
import { usd } from '#web/ui/texts/usd.ts'
import { Link } from '#web/router/link.tsx'

export function TermsScreen() {
  return (
    <LegalPage title="Terms" lead={`What you can expect of ${PRODUCT_NAME}, and what is expected of you.`}>
      <TheService />
      <YourContent />
      <PlansAndPayment />
      <Ending />
      <Responsibility />
    </LegalPage>
  )
}

function TheService() {
  return (
    <>
      <LegalSection title="Who offers this">
        <p>
          {PRODUCT_NAME} is offered by <Blank>name and address of the operator</Blank>. You reach us at{' '}
          <Blank>e-mail address</Blank>.
        </p>
      </LegalSection>
      <LegalSection title="What you get">
        <p>
          You describe a product, add photos and choose a look and a format; software, partly with artificial
          intelligence, makes display ads of them. Look at every ad before you publish it: words and pictures can be
          wrong.
        </p>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          You sign in with an account of an identity provider; there is no password here. Keep that account to yourself.
          You must be old enough to enter into contracts, or have somebody’s consent who is.
        </p>
      </LegalSection>
    </>
  )
}

function YourContent() {
  return (
    <>
      <LegalSection title="What you bring stays yours">
        <p>
          Your words and photos remain yours, and the ads made of them are yours to use, also for business. You allow us
          to store and process them as far as that is needed to make your ads, and for nothing else.
        </p>
      </LegalSection>
      <LegalSection title="What you promise">
        <ul>
          <li>You may use what you upload: you made it, or have the rights to it.</li>
          <li>What your ads claim is true, prices and discounts included, and keeps the law where they are shown.</li>
          <li>
            You make nothing unlawful, deceptive or hurtful, and keep the rules of the platforms you advertise on.
          </li>
          <li>You do not try to get around limits, read other people’s data or disturb the service.</li>
        </ul>
      </LegalSection>
    </>
  )
}

function PlansAndPayment() {
  const { free, pro } = PLANS
  return (
    <LegalSection title="Plans and payment">
      <p>
        The {free.name} plan costs nothing. {pro.name} costs {usd(pro.priceCents)} a month, is renewed every month, and
        can be cancelled at any time; it then lasts until the end of the month that is paid for. What each plan holds
        stands on the page <Link to="/subscription">Subscription</Link>.
      </p>
      <p>
        On {free.name}, each generated picture uses a credit. You have {free.monthlyCredits} credits at the start of
        each month and can buy {CREDIT_PACK.credits} more for {usd(CREDIT_PACK.priceCents)}; bought credits do not run
        out of date. A generation that fails costs nothing. Prices are in US dollars <Blank>with or without tax</Blank>.
      </p>
      <p>
        Refunds and withdrawal: <Blank>the rules that apply where you do business</Blank>.
      </p>
    </LegalSection>
  )
}

function Ending() {
  return (
    <LegalSection title="Leaving">
      <p>
        You can download everything and delete your account at any time on the page <Link to="/account">Account</Link>.
        We may close an account that breaks these terms, and end the service with a notice of{' '}
        <Blank>number of days</Blank>, in which you can download your ads.
      </p>
    </LegalSection>
  )
}

function Responsibility() {
  return (
    <>
      <LegalSection title="What we answer for">
        <p>
          We do our best to keep the service running and your ads safe, and cannot promise that it never fails or that
          an ad sells. <Blank>Limits of liability under the law that applies</Blank>
        </p>
      </LegalSection>
      <LegalSection title="Law and changes">
        <p>
          The law of <Blank>country or state</Blank> applies. If these terms change, you hear of it{' '}
          <Blank>how long</Blank> before. Last changed on <Blank>date</Blank>.
        </p>
      </LegalSection>
    </>
  )
}
