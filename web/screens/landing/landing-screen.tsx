import { Advantages } from '#web/screens/landing/advantages.tsx'
import { ClosingCall } from '#web/screens/landing/closing-call.tsx'
import { Hero } from '#web/screens/landing/hero.tsx'
import { HowItWorks } from '#web/screens/landing/how-it-works.tsx'
import { Showcase } from '#web/screens/landing/showcase/showcase.tsx'

export function LandingScreen() {
  return (
    <>
      <Hero />
      <Showcase />
      <Advantages />
      <HowItWorks />
      <ClosingCall />
    </>
  )
}
