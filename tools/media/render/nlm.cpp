// Denoiser: feature-guided cross non-local means of two half buffers (Rousselle et al. 2012, 2013).
// Build: g++ -O3 -march=native -ffast-math -fopenmp -shared -fPIC nlm.cpp -o nlm.so
#include <cmath>
#include <vector>
#include <algorithm>
#include <cstring>
using namespace std; typedef vector<float> F;
static void boxf(const F&in,F&out,int W,int H,int r){F t(W*H);
  #pragma omp parallel for
  for(int y=0;y<H;y++){const float*a=&in[y*W];float*b=&t[y*W];for(int x=0;x<W;x++){float s=0;for(int k=-r;k<=r;k++)s+=a[min(max(x+k,0),W-1)];b[x]=s;}}
  float n=1.f/((2*r+1)*(2*r+1));
  #pragma omp parallel for
  for(int y=0;y<H;y++){float*b=&out[y*W];for(int x=0;x<W;x++)b[x]=0;for(int k=-r;k<=r;k++){const float*a=&t[min(max(y+k,0),H-1)*W];for(int x=0;x<W;x++)b[x]+=a[x];}for(int x=0;x<W;x++)b[x]*=n;}}
extern "C" void nlm(const float*A,const float*B,const float*fA,const float*fB,int nf,int W,int H,int R,int PR,float kc,float kf,float tau,float*out,int halves){
  int N=W*H; // planar: A[3][N], f[nf][N]
  F var(3*N),t(N),t2(N); for(int c=0;c<3;c++){for(int i=0;i<N;i++){float d=A[c*N+i]-B[c*N+i];t[i]=d*d*.5f;} boxf(t,t2,W,H,2); for(int i=0;i<N;i++)var[c*N+i]=max(.5f*t2[i]+.5f*min(t[i],t2[i]*4),1e-7f);}   // variance of each half buffer
  F fm(nf*N),fv(nf*N); for(int c=0;c<nf;c++){for(int i=0;i<N;i++){float a=fA[c*N+i],b=fB[c*N+i];fm[c*N+i]=.5f*(a+b);t[i]=(a-b)*(a-b)*.25f;} boxf(t,t2,W,H,1); memcpy(&fv[c*N],t2.data(),N*4); F m(fm.begin()+c*N,fm.begin()+(c+1)*N); boxf(m,t,W,H,1); memcpy(&fm[c*N],t.data(),N*4*0); }
  F sA(3*N,0),sB(3*N,0),wA(N,0),wB(N,0),dA(N),dB(N),bA(N),bB(N),fd(N);
  for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
    #pragma omp parallel for
    for(int y=0;y<H;y++){int yq=min(max(y+dy,0),H-1);for(int x=0;x<W;x++){int xq=min(max(x+dx,0),W-1);int p=y*W+x,q=yq*W+xq;float a=0,b=0;
      for(int c=0;c<3;c++){float vp=var[c*N+p],vq=var[c*N+q],al=vp+min(vp,vq),dn=1e-6f+kc*kc*(vp+vq); float u=A[c*N+p]-A[c*N+q],v=B[c*N+p]-B[c*N+q]; a+=(u*u-al)/dn;b+=(v*v-al)/dn;} dA[p]=a/3;dB[p]=b/3;
      float f=0; for(int c=0;c<nf;c++){float u=fm[c*N+p]-fm[c*N+q];float vp=fv[c*N+p],vq=fv[c*N+q];f=max(f,(u*u-(vp+min(vp,vq)))/(kf*kf*max(tau,vp)));} fd[p]=f;}}
    boxf(dA,bA,W,H,PR);boxf(dB,bB,W,H,PR);
    #pragma omp parallel for
    for(int y=0;y<H;y++){int yq=y+dy;if(yq<0||yq>=H)continue;for(int x=0;x<W;x++){int xq=x+dx;if(xq<0||xq>=W)continue;int p=y*W+x,q=yq*W+xq;float fw=fd[p];
      float a=expf(-max(0.f,max(bA[p],fw))),b=expf(-max(0.f,max(bB[p],fw))); // cross: weights from A filter B
      wB[p]+=a;wA[p]+=b;for(int c=0;c<3;c++){sB[c*N+p]+=a*B[c*N+q];sA[c*N+p]+=b*A[c*N+q];}}}
  }
  for(int c=0;c<3;c++)for(int i=0;i<N;i++){float a=sA[c*N+i]/max(wA[i],1e-6f),b=sB[c*N+i]/max(wB[i],1e-6f);if(halves){out[c*N+i]=a;out[(3+c)*N+i]=b;}else out[c*N+i]=.5f*(a+b);}
}
